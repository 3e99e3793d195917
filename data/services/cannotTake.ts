import { depotStreets, depots } from '../collection/depots.ts'
import { noteOf, type SourceNote } from '../collection/sourced.ts'
import { fillTemplates } from '../fillTemplate.ts'

/** Something that the truck may not carry, and who takes it. */
export type CannotTake = {
  what: string
  /** Why, in a few words. */
  why: string
  /** Who takes it: a kind of place or trade, never a business. */
  who: string
  /** Source of a place that `who` names. */
  source?: SourceNote
}

/**
 * A section of /junk-removal that every service's page links to: it has a line for whatever a service's record refuses. Asbestos,
 * PCBs, biomedical and radioactive waste are outside Ontario's rules for ordinary waste transport (O. Reg. 119/25).
 */
const list = {
  title: 'What we can’t take, and who does',
  lead: 'Somebody else takes each of these. Not sure about yours? Ask us before you book.',
  items: [
    {
      what: 'Asbestos',
      why: 'Found in old pipe wrap, siding, vermiculite and some floor tile. Don’t disturb it: the dust is harmful.',
      who: 'A licensed abatement contractor. If you’re not sure, have it tested before anybody cuts it.',
    },
    {
      what: 'Paint, solvents, pesticides and pool chemicals',
      why: 'They leak, and some burn or give off gas when they mix.',
      who: 'Your municipality’s household hazardous waste depot. In Clarington it’s at {claringtonDepot}.',
      source: noteOf(depots.claringtonDepot),
    },
    {
      what: 'Car batteries, and loose or swollen lithium batteries',
      why: 'Car batteries leak acid, and damaged lithium batteries start fires. Tape the contacts. Don’t charge or press a swollen one.',
      who: 'The hazardous waste depot. For a car battery, you can also ask the garage that fits the new one.',
    },
    {
      what: 'Fluorescent tubes and bulbs',
      why: 'They contain mercury, and they break easily.',
      who: 'The hazardous waste depot. Don’t break them. A business needs a licensed hazardous waste carrier.',
    },
    {
      what: 'Propane cylinders',
      why: 'If the valve breaks under a load, the cylinder can shoot off.',
      who: 'The hazardous waste depot, or a shop that swaps empty cylinders for full ones.',
    },
    {
      what: 'Oxygen and welding cylinders',
      why: 'They can be under pressure even when the gauge reads empty. Many are rented.',
      who: 'The company that supplied or fills them.',
    },
    {
      what: 'Gasoline, motor oil and antifreeze',
      why: 'One spilled can ruins the rest of the load.',
      who: 'The hazardous waste depot. For oil, you can also ask a garage.',
    },
    {
      what: 'Heating-oil tanks',
      why: 'Even an empty one holds sludge, and a full one can spill.',
      who: 'A licensed fuel contractor. They empty the tank and take it out.',
    },
    {
      what: 'PCBs',
      why: 'Found in some old transformers and light ballasts. They have rules of their own.',
      who: 'A carrier licensed for PCBs. Ask your electrician.',
    },
    {
      what: 'Needles, dressings and medicine',
      why: 'Biomedical waste can hurt or infect the crew.',
      who: 'A pharmacy takes back needles and medicine. For larger amounts, a medical waste carrier.',
    },
    {
      what: 'Anything radioactive',
      why: 'Rare in a home, but some smoke alarms hold a trace.',
      who: 'Ask the depot about smoke alarms. For anything else, ask the federal nuclear regulator first.',
    },
    {
      what: 'Guns, ammunition, flares and fireworks',
      why: 'They can go off, even when they’re old.',
      who: 'The police. Don’t touch anything. Call their non-emergency number and ask what to do.',
    },
    {
      what: 'Business and industrial chemicals',
      why: 'Household depots don’t take them, and neither do we.',
      who: 'A licensed hazardous waste carrier.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly CannotTake[] }

export const cannotTake: { title: string; lead: string; items: readonly CannotTake[] } = fillTemplates(
  list,
  depotStreets,
  'data/services/cannotTake.ts',
)
