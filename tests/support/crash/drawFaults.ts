import type { StoreKind } from '../database/makeDatabase.ts'
import { type FaultName, faultsOf } from './faults.ts'

/**
 * The store's faults, or those of them that are named, with commas between.
 *
 * @throws on a name that no store has a fault of
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

/** Draws each once, in random order, then any of them. */
export function drawEach<Item>(items: readonly Item[], random: () => number): () => Item {
  const left = new Set(items)
  return () => {
    const some = left.size > 0 ? [...left] : items
    const item = some[Math.floor(random() * some.length)] as Item
    left.delete(item)
    return item
  }
}

/** Draws each once, in random order, then any of them with this share of kills, the shortest and hardest faults. */
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
