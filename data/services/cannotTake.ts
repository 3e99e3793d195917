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
  lead: 'A short list, and somebody for each line of it. If yours stands between the lines, ask us before the day.',
  items: [
    {
      what: 'Asbestos',
      why: 'In old pipe wrap, siding, vermiculite and some floor tile. Leave it undisturbed: the dust is what harms.',
      who: 'A licensed abatement contractor removes it. Have a doubtful material tested before anybody cuts it.',
    },
    {
      what: 'Paint, solvents, pesticides and pool chemicals',
      why: 'They leak, and some burn or gas off once they meet.',
      who: 'Your municipality’s household hazardous waste depot. In Clarington it’s at {claringtonDepot}.',
      source: noteOf(depots.claringtonDepot),
    },
    {
      what: 'Car batteries, and loose or swollen lithium batteries',
      why: 'One leaks acid, the other starts fires. Tape the contacts, and don’t charge or press a swollen one.',
      who: 'The hazardous waste depot. For a car battery, ask the garage that fits the new one as well.',
    },
    {
      what: 'Fluorescent tubes and bulbs',
      why: 'There’s mercury in them, and they don’t survive a load.',
      who: 'The hazardous waste depot, in one piece. A business’s go with a licensed hazardous waste carrier.',
    },
    {
      what: 'Propane cylinders',
      why: 'A valve that snaps under a load is a rocket.',
      who: 'The hazardous waste depot, or the shop that exchanges full ones for empties.',
    },
    {
      what: 'Oxygen and welding cylinders',
      why: 'Under pressure even when the gauge says otherwise, and often rented.',
      who: 'The company that supplied them, or whoever fills them.',
    },
    {
      what: 'Gasoline, motor oil and antifreeze',
      why: 'One tipped can spoils everything else aboard.',
      who: 'The hazardous waste depot. For oil, ask a garage as well.',
    },
    {
      what: 'Heating-oil tanks',
      why: 'An empty one still holds sludge, and a full one is a spill on a bad day.',
      who: 'A licensed fuel contractor, who empties the tank and takes it out.',
    },
    {
      what: 'PCBs',
      why: 'Found in some old transformers and light ballasts, and regulated on their own.',
      who: 'A carrier licensed for them, through your electrician.',
    },
    {
      what: 'Needles, dressings and medicine',
      why: 'Biomedical waste isn’t for our gloves or the transfer floor.',
      who: 'A pharmacy takes sharps and medicine back. For more than a household’s worth, a medical waste carrier.',
    },
    {
      what: 'Anything radioactive',
      why: 'Rare in a basement, and never ours to move. Smoke alarms hold a trace.',
      who: 'Ask the depot about smoke alarms. For anything else, the federal nuclear regulator’s advice comes first.',
    },
    {
      what: 'Guns, ammunition, flares and fireworks',
      why: 'They don’t get older gracefully.',
      who: 'The police. Touch nothing, call the station’s ordinary number and ask how.',
    },
    {
      what: 'Business and industrial chemicals',
      why: 'A household’s depot doesn’t take a workshop’s drums, and neither do we.',
      who: 'A carrier licensed for hazardous waste.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly CannotTake[] }

export const cannotTake: { title: string; lead: string; items: readonly CannotTake[] } = fillTemplates(
  list,
  depotStreets,
  'data/services/cannotTake.ts',
)
