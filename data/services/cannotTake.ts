import { fillTemplates } from '../fillTemplate.ts'
import { depots, findDepot, noteOf, type SourceNote } from '../places/depots.ts'

/** An item that the truck may not carry, and who takes it. */
export type CannotTake = {
  what: string
  /** Why, in a few words. */
  why: string
  /** Who takes it: a kind of place or trade, never a business. */
  who: string
  /** Source of a place that `who` names. */
  source?: SourceNote
}

const file = 'data/services/cannotTake.ts'

/**
 * A section of /junk-removal that every service's page links to: it has a line for every kind of thing that a service's record
 * refuses. Asbestos, PCBs, biomedical and radioactive waste are outside Ontario's rules for ordinary waste transport (O. Reg. 119/25).
 */
const list = {
  title: 'What we can’t take, and who does',
  lead: 'Not sure if something of yours is on this list? Ask us before you book.',
  items: [
    {
      what: 'Asbestos',
      why: 'Old pipe wrap, siding, vermiculite and floor tile can contain asbestos. Don’t disturb them, because the dust is harmful.',
      who: 'Call a qualified asbestos contractor. If you’re not sure what you have, have it tested first.',
    },
    {
      what: 'Paint, stain, glue and solvents, also in spray cans',
      why: 'They can leak, and many of them burn.',
      who: 'Take them to your municipality’s household hazardous waste depot. In Clarington it’s at {claringtonDepot}.',
      source: noteOf(findDepot('claringtonDepot', depots, file)),
    },
    {
      what: 'Cleaners, pool chemicals, pesticides and fertilizer',
      why: 'They can spill, and some give off gas when they mix.',
      who: 'Take them to the hazardous waste depot, each in its own container.',
    },
    {
      what: 'Car batteries and all other loose batteries',
      why: 'Car batteries can leak acid, and damaged lithium batteries can start fires. Don’t charge or press a swollen battery.',
      who: 'Take them to the hazardous waste depot. Tape the terminals before you go. You can also ask a garage about an old car battery.',
    },
    {
      what: 'Fluorescent tubes and bulbs',
      why: 'They contain mercury and break easily, so handle them with care.',
      who: 'Take them from your home to the hazardous waste depot. A business needs a licensed hazardous waste carrier.',
    },
    {
      what: 'Propane cylinders',
      why: 'If the valve breaks in the truck, gas escapes and can catch fire.',
      who: 'Take them to the hazardous waste depot, or to a shop that swaps empty cylinders for full ones.',
    },
    {
      what: 'Oxygen and welding cylinders',
      why: 'They can still be under pressure when the gauge reads empty.',
      who: 'Ask the company that supplied or fills them. Many cylinders are rented and have to go back.',
    },
    {
      what: 'Gasoline, motor oil and antifreeze, and carpet soaked in them',
      why: 'A spill ruins the whole load, and gasoline can catch fire.',
      who: 'Take them to the hazardous waste depot. Call first about soaked carpet. You can also ask a garage about used motor oil.',
    },
    {
      what: 'Heating-oil tanks',
      why: 'Even an empty tank holds sludge, and a full one can spill.',
      who: 'A licensed fuel contractor empties the tank and takes it out.',
    },
    {
      what: 'PCBs',
      why: 'PCBs are toxic chemicals in some old transformers and light ballasts.',
      who: 'Call a licensed hazardous waste carrier. Not sure about a ballast? Ask an electrician.',
    },
    {
      what: 'Needles, dressings and medicine',
      why: 'Needles and dressings can infect the crew, and medicine is dangerous in the wrong hands.',
      who: 'Ask a pharmacy about needles and medicine. Ask a medical waste carrier about dressings and large amounts.',
    },
    {
      what: 'Anything radioactive',
      why: 'Some smoke alarms contain a trace of radioactive material.',
      who: 'Ask the hazardous waste depot about smoke alarms. For anything else, ask the Canadian Nuclear Safety Commission.',
    },
    {
      what: 'Guns, ammunition, flares and fireworks',
      why: 'They can go off, even when they’re old.',
      who: 'Don’t touch anything. Call the police non-emergency number and ask what to do.',
    },
    {
      what: 'Furniture with bed bugs',
      why: 'The bugs would spread to the truck and to other people’s furniture.',
      who: 'Have an exterminator treat the furniture first. Then we take it.',
    },
    {
      what: 'Anything still on a gas line, plumbed in or wired in',
      why: 'A cut line or a live wire is dangerous.',
      who: 'Have a licensed tradesperson disconnect it. Then we take it. For a washer, just turn off both taps.',
    },
    {
      what: 'Business and industrial chemicals',
      why: 'Household depots don’t take them, and neither do we.',
      who: 'Call a licensed hazardous waste carrier.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly CannotTake[] }

export const cannotTake: { title: string; lead: string; items: readonly CannotTake[] } = fillTemplates(
  list,
  Object.fromEntries(Object.entries(depots).map(([name, { street }]) => [name, street])),
  file,
)
