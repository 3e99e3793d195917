import type { Verdict } from './authorityRecord.ts'
import type { ShownDepot } from './depots.ts'
import { listMaterials, type Material } from './materials.ts'

/** What is known of a part of a load: a rule's verdict, a depot that takes it, or nothing. */
export type Answer = Verdict | 'curbAtHouses' | 'accepted' | 'open'

/** Whom to ask in a city, and the depots that its page lists. */
type Contacts = { ask: string; depots: readonly ShownDepot[] }

type Advice = {
  text: string
  /** Only where a part of the load has no answer: the last sentence, up to the link "our can't-take list". */
  rest?: string
}

/** Advice on a load by what is known of each part. The first part is the main one. */
export function adviseOn(parts: ReadonlyMap<Answer, readonly Material[]>, contacts: Contacts): Advice {
  const answers = [...parts.keys()]
  const [main = 'open'] = answers
  if (answers.length < 2) return { text: `So ${adviceOn(main, '', contacts)} ${otherwise(main, contacts)}` }

  const [first = '', ...others] = [...parts]
    .filter(([answer]) => answer === main || answer !== 'open')
    .map(([answer, materials]) => adviceOn(answer, listMaterials(materials), contacts))
  const text = [`So ${first}`, ...others.map(capitalize)].join(' ')
  if (main === 'open') return { text, rest: 'We take what’s left, but for what’s on' }
  const isTaken = answers.some((answer) => answer !== 'open' && answer !== 'notTaken')
  const subject = isTaken ? 'the rest' : 'all of it'
  return {
    text,
    rest: `Ask ${askable(contacts)} about ${subject}, and we take what’s left, but for what’s on`,
  }
}

/** A sentence to follow "So", or to stand alone once capitalized. @param names of the part's materials; empty for a whole load */
function adviceOn(answer: Answer, names: string, contacts: Contacts): string {
  const part = names && ` for ${names}`
  const curb = `the curb is the cheapest answer${part}, if you can wait for collection day and carry it out.`
  switch (answer) {
    case 'curb':
      return curb
    case 'curbAtHouses':
      return `at a house, ${curb} In a building, ask its management.`
    case 'booked':
      return `book a pickup${part} with ${contacts.ask} first.`
    case 'depot':
      return `it’s a drive to the site named above${part}.`
    case 'accepted':
      return `there’s the ${contacts.depots.find(({ accepts }) => accepts)?.name}${part}, if you can drive there.`
    case 'notTaken':
      return `don’t count on the curb${part}.`
    case 'open':
      return `ask ${askable(contacts)} ${names ? `about ${names} first` : 'whether they take it'}.`
  }
}

/** What to do when the advice on a whole load doesn't help. */
function otherwise(answer: Answer, contacts: Contacts): string {
  if (answer === 'open')
    return 'Their yes costs you less than we do. If it’s a no, or it can’t wait, call us.'
  if (answer !== 'notTaken') return 'If that won’t do, call us.'
  return mayTake(contacts.depots).length > 0
    ? `Ask ${askable(contacts)} whether they take it. If nobody does, call us.`
    : `Ask ${contacts.ask} which depot takes it, or call us.`
}

/** "Durham Region, or the depot below". Only depots whose materials are not known are asked. */
function askable({ ask, depots }: Contacts): string {
  const [first, ...others] = mayTake(depots)
  if (!first) return ask
  if (others.length > 0) return `${ask}, or one of the depots below,`
  return depots.length > 1 ? `${ask}, or the ${first.name},` : `${ask}, or the depot below,`
}

const mayTake = (depots: readonly ShownDepot[]) => depots.filter(({ accepts }) => !accepts)

export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
