import type { TownDepot } from '../cities/townRecord.ts'
import type { Verdict } from './authorityRecord.ts'
import { listMaterials, type Material } from './materials.ts'

/** What is known of a part of a load: a rule's verdict, a depot that takes it, or nothing. */
export type Answer = Verdict | 'curbAtHouses' | 'accepted' | 'open'

/** Whom to ask in a town, and the depots its page lists. */
type Place = { ask: string; depots: readonly TownDepot[] }

type Advice = {
  text: string
  /** Where only a part of the load has an answer: the last sentence, up to "our can't-take list". */
  rest?: string
}

/** Plain advice on a load, by what is known of each of its parts, the main one first. */
export function adviseOn(parts: ReadonlyMap<Answer, readonly Material[]>, place: Place): Advice {
  const answers = [...parts.keys()]
  const [main = 'open'] = answers
  if (answers.length < 2) return { text: `So ${adviceOn(main, '', place)} ${otherwise(main, place)}` }

  const [first = '', ...others] = [...parts]
    .filter(([answer]) => answer === main || answer !== 'open')
    .map(([answer, materials]) => adviceOn(answer, listMaterials(materials), place))
  const text = [`So ${first}`, ...others.map(capitalize)].join(' ')
  if (main === 'open') return { text, rest: 'We take what’s left, but for what’s on' }
  const isTaken = answers.some((answer) => answer !== 'open' && answer !== 'notTaken')
  const subject = isTaken ? 'the rest' : 'all of it'
  return { text, rest: `Ask ${askable(place)} about ${subject}, and we take what’s left, but for what’s on` }
}

/** To stand after "So", or, with a capital, as a sentence of its own. @param names of the part, or empty for a whole load */
function adviceOn(answer: Answer, names: string, place: Place): string {
  const part = names && ` for ${names}`
  const curb = `the curb is the cheapest answer${part}, if you can wait for collection day and carry it out.`
  switch (answer) {
    case 'curb':
      return curb
    case 'curbAtHouses':
      return `at a house, ${curb} In a building, ask its management.`
    case 'booked':
      return `book a pickup${part} with ${place.ask} first.`
    case 'depot':
      return `it’s a drive to the site named above${part}.`
    case 'accepted':
      return `there’s the ${place.depots.find(({ accepts }) => accepts)?.name}${part}, if you can drive there.`
    case 'notTaken':
      return `don’t count on the curb${part}.`
    case 'open':
      return `ask ${askable(place)} ${names ? `about ${names} first` : 'whether they take it'}.`
  }
}

/** What to do when the advice on a whole load doesn't help. */
function otherwise(answer: Answer, place: Place): string {
  if (answer === 'open')
    return 'Their yes costs you less than we do. If it’s a no, or it can’t wait, call us.'
  if (answer !== 'notTaken') return 'If that won’t do, call us.'
  return mayTake(place.depots).length > 0
    ? `Ask ${askable(place)} whether they take it. If nobody does, call us.`
    : `Ask ${place.ask} which depot takes it, or call us.`
}

/** "Durham Region, or the depot below": a depot may be asked where no fact says what it takes. */
function askable({ ask, depots }: Place): string {
  const [first, ...others] = mayTake(depots)
  if (!first) return ask
  if (others.length > 0) return `${ask}, or one of the depots below,`
  return depots.length > 1 ? `${ask}, or the ${first.name},` : `${ask}, or the depot below,`
}

const mayTake = (depots: readonly TownDepot[]) => depots.filter(({ accepts }) => !accepts)

export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
