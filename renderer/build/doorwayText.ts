import { maskNames, type NameIndex } from './maskNames.ts'
import { type Shingles, shinglesOf } from './shingles.ts'
import { wordsOfPage } from './words.ts'

type DoorwayKind = 'cityService' | 'city' | 'directService'

type DoorwayLimits = {
  address: RegExp
  /** How much of its wording a page may share with another one of its kind. */
  limit: number
  /** The same with every name masked. */
  maskedLimit?: number
}

/** The pages that are compared with others of their kind. */
export const doorwayLimits: Readonly<Record<DoorwayKind, DoorwayLimits>> = {
  cityService: { address: /^\/services\/[^/]+\/[^/]+$/, limit: 0.65, maskedLimit: 0.8 },
  city: { address: /^\/service-areas\/[^/]+$/, limit: 0.65 },
  directService: { address: /^\/services\/[^/]+$/, limit: 0.65 },
}

export const doorwayKinds = Object.keys(doorwayLimits) as readonly DoorwayKind[]

/** What is kept of a page's wording, for comparing it with others. */
export type DoorwayText = {
  kind: DoorwayKind
  shingles: Shingles
  /** With every name masked, where its kind has a limit for that. */
  masked?: Shingles
}

/** Undefined for a page that is compared with none. */
export function doorwayText(address: string, html: string, names: NameIndex): DoorwayText | undefined {
  const kind = doorwayKinds.find((kind) => doorwayLimits[kind].address.test(address))
  if (!kind) return undefined
  const words = wordsOfPage(html)
  const text = { kind, shingles: shinglesOf(words) }
  return doorwayLimits[kind].maskedLimit ? { ...text, masked: shinglesOf(maskNames(words, names)) } : text
}
