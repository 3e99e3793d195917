import { listRecords } from '../records.ts'
import type { DirectServiceRecord } from './serviceSchemas.ts'

/** The fields of a direct service for menus and links. */
export type DirectServiceSummary = Pick<DirectServiceRecord, 'name' | 'order'> & { slug: string }
/** The fields of the list "What we remove" beside the name. */
export type DirectServiceRow = DirectServiceSummary & Pick<DirectServiceRecord, 'icon' | 'summary'>

export const directServices: readonly DirectServiceSummary[] = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'name' | 'order'>>('./direct/records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)
