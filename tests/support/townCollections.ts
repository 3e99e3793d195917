import { allContent } from '#data/checkContent.ts'
import type { TownDepot } from '#data/cities/townRecord.ts'
import type { Material } from '#data/materials.ts'
import { type Regime, regimeRecord } from '#data/regimes/regimeRecord.ts'
import { townCollection } from '#data/townCollection.ts'

export const { regimes } = allContent()

/** As pages show it before the owner has confirmed anything, or once all is. */
export function regimeNamed(name: string, confirmed = false): Regime {
  const regime = regimes[`./regimes/records/${name}.ts`]
  if (!regime) throw new Error(`There is no regime ${name}.`)
  return regimeRecord({ ...regime, rules: regime.rules.map((rule) => ({ ...rule, confirmed })) }).shown
}

/** What a town there answers about a load. */
export const collectionIn = (regime: Regime, load: readonly Material[], depots: readonly TownDepot[] = []) =>
  townCollection({ name: 'Hereville', regime, depots }, load)
