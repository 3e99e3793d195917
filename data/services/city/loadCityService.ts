import { recordLoader } from '../../records.ts'
import type { CityServiceRecord } from './cityServiceRecord.ts'
import type { CityService } from './cityServices.ts'

/** One service's record; data/pages/cityServicePage.ts fills its placeholders, which depend on the city. */
export const loadCityService: (slug: string | undefined) => Promise<CityService | undefined> = recordLoader(
  import.meta.glob<CityServiceRecord>('./records/*.ts', { import: 'record' }),
)
