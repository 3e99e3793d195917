import { listRecords } from '../../records.ts'
import type { DirectServiceRecord } from './directServiceRecord.ts'

export type DirectService = DirectServiceRecord & { slug: string }
/** The fields of a direct service for menus and links. */
export type DirectServiceSummary = Pick<DirectService, 'slug' | 'name' | 'order'>
/** The fields of the list "What we remove" beside the name. */
export type DirectServiceRow = DirectServiceSummary & Pick<DirectService, 'icon' | 'summary'>

export const directServices: readonly DirectServiceSummary[] = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'name' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)
