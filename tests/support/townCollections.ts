import { allContent } from '#data/checks/allContent.ts'
import type { TownDepot } from '#data/cities/townRecord.ts'
import { type Authority, authorityRecord } from '#data/collection/authorityRecord.ts'
import type { Material } from '#data/collection/materials.ts'
import { townCollection } from '#data/collection/townCollection.ts'

export const { authorities } = allContent()

/** As pages show it before the owner has confirmed anything, or once all is. */
export function authorityNamed(name: string, confirmed = false): Authority {
  const authority = authorities[`/data/collection/records/${name}.ts`]
  if (!authority) throw new Error(`There is no authority ${name}.`)
  return authorityRecord({ ...authority, rules: authority.rules.map((rule) => ({ ...rule, confirmed })) })
    .shown
}

/** What a town there answers about a load. */
export const collectionIn = (
  authority: Authority,
  load: readonly Material[],
  depots: readonly TownDepot[] = [],
) => townCollection({ name: 'Hereville', authority, depots }, load)
