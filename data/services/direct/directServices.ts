import { listRecords } from '../../records.ts'
import type { DirectServiceRecord } from './directServiceRecord.ts'

export type DirectService = DirectServiceRecord & { slug: string }
/** What menus and links need of a direct service. */
export type DirectServiceSummary = Pick<DirectService, 'slug' | 'name' | 'order'>
/** What the list "What we remove" shows beside the name. */
export type DirectServiceRow = DirectServiceSummary & Pick<DirectService, 'icon' | 'summary'>

export const directServices: readonly DirectServiceSummary[] = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'name' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)
