import { listRecords } from '../../records.ts'
import type { DirectServiceRecord } from './directServiceRecord.ts'
import type { DirectServiceRow } from './directServices.ts'

/** Not in directServices.ts: only the home page needs icons and summaries. */
export const directServiceRows: readonly DirectServiceRow[] = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'name' | 'order' | 'icon' | 'summary'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order,icon,summary',
    import: 'default',
  }),
)
