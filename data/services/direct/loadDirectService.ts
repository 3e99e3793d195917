import { fillTemplates } from '../../fillTemplate.ts'
import { facts } from '../../pricing/facts.ts'
import { recordLoader } from '../../records.ts'
import type { DirectServiceRecord } from './directServiceRecord.ts'
import type { DirectService } from './directServices.ts'

const load = recordLoader(import.meta.glob<DirectServiceRecord>('./records/*.ts', { import: 'record' }))

/** The service's whole record with its placeholders filled; undefined for an unknown slug. */
export async function loadDirectService(slug: string | undefined): Promise<DirectService | undefined> {
  const service = await load(slug)
  return service && fillTemplates(service, facts)
}
