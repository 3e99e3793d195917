/** Something the truck may not carry, and who does take it. */
export type CannotTake = {
  what: string
  /** Why, in a few words. */
  why: string
  /** Who takes it instead; a kind of place or trade, never a business. */
  who: string
}

/**
 * The section of /junk-removal that every service's page leads to. Asbestos, PCBs, biomedical and radioactive waste stand
 * outside Ontario's rules for ordinary waste transport (O. Reg. 119/25); the depot's address is in municipalRules.ts.
 */
export const cannotTake = {
  title: 'What we can’t take, and who does',
  lead: 'A short list, and somebody for each line of it. If yours stands between the lines, ask us before the day.',
  items: [
    {
      what: 'Asbestos',
      why: 'Old pipe wrap, some floor tile, vermiculite. It’s harmless until it’s broken.',
      who: 'A licensed abatement contractor. Have a doubtful material tested before anybody cuts it.',
    },
    {
      what: 'Paint, solvents, pesticides and pool chemicals',
      why: 'They leak, and some burn or gas off once they meet.',
      who: 'Your municipality’s household hazardous waste depot. In Clarington it’s at 1998 Bowmanville Avenue.',
    },
    {
      what: 'Propane and other pressure cylinders',
      why: 'A valve that snaps under a load is a rocket.',
      who: 'The hazardous waste depot, or the shop that exchanges full ones for empties.',
    },
    {
      what: 'Gasoline, motor oil and antifreeze',
      why: 'One tipped can spoils everything else aboard.',
      who: 'The hazardous waste depot. For oil, ask a garage as well.',
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
      what: 'Ammunition, flares and fireworks',
      why: 'They don’t get older gracefully.',
      who: 'The police take them. Call the station’s ordinary number and ask how.',
    },
    {
      what: 'Business and industrial chemicals',
      why: 'A household’s depot doesn’t take a workshop’s drums, and neither do we.',
      who: 'A carrier licensed for hazardous waste.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly CannotTake[] }
