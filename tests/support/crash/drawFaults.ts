import type { StoreKind } from '../database/makeDatabase.ts'
import { type FaultName, faultsOf } from './faults.ts'

/**
 * The faults of the store, or only those in a comma-separated list.
 *
 * @throws on a name that is no fault of any store
 */
export function chooseFaults(kind: StoreKind, named: string | undefined): readonly FaultName[] {
  if (!named) return faultsOf[kind]
  const wanted: readonly string[] = named.split(',')
  const known = new Set<string>(Object.values(faultsOf).flat())
  const unknown = wanted.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(`FAULTS has ${unknown.join(', ')}, and there is only ${[...known].join(', ')}.`)
  return faultsOf[kind].filter((name) => wanted.includes(name))
}

/** Draws every item once in random order, then any item. */
export function drawEach<Item>(items: readonly Item[], random: () => number): () => Item {
  const left = new Set(items)
  return () => {
    const some = left.size > 0 ? [...left] : items
    const item = some[Math.floor(random() * some.length)] as Item
    left.delete(item)
    return item
  }
}

/** Draws every fault once in random order, then any fault, with this share of kills, the shortest and hardest faults. */
export function drawFaults(
  names: readonly FaultName[],
  random: () => number,
  killShare: number,
): () => FaultName {
  const drawAny = drawEach(names, random)
  let drawn = 0
  return () => {
    drawn += 1
    return drawn > names.length && random() < killShare && names.includes('kill') ? 'kill' : drawAny()
  }
}
