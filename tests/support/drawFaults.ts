import { type FaultName, faultsOf } from './faults.ts'
import type { StoreKind } from './makeDatabase.ts'

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

/** Gives each once, in any order, then any of them: half are kills, which are over soonest and cut deepest. */
export function drawFaults(names: readonly FaultName[], random: () => number): () => FaultName {
  const left = new Set(names)
  const drawFrom = (some: readonly FaultName[]) => some[Math.floor(random() * some.length)] as FaultName
  return () => {
    if (left.size === 0) return random() < 0.5 && names.includes('kill') ? 'kill' : drawFrom(names)
    const name = drawFrom([...left])
    left.delete(name)
    return name
  }
}
