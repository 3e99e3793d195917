import type { Claim } from '../company/companySchema.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { ownerQuestions } from '../pages/commonQuestions.ts'
import { facts } from '../prices/facts.ts'
import { hasPostalCheck } from '../quote/postalCheck.ts'
import { slugOf } from '../records.ts'
import type { Content } from './content.ts'

/** Items of one kind that the owner has to replace, prove or confirm. */
export type LaunchGroup = {
  title: string
  /** File or record to edit. */
  file: string
  /** Instruction for the owner. */
  hint: string
  items: readonly string[]
}

/** The open items before the site goes live, in groups; empty groups are left out. @param today ISO date */
export function launchList(content: Content, today: string): LaunchGroup[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const cityBySlug = new Map(Object.entries(content.cities).map(([file, city]) => [slugOf(file), city]))
  const groups: LaunchGroup[] = [
    {
      title: 'Common questions only the owner can answer',
      file: 'data/pages/commonQuestions.ts',
      hint: 'Write owner.answer, and the page shows it. Remove owner where the answer is complete.',
      items: ownerQuestions(content.commonQuestions),
    },
    {
      title: 'Stand-ins for the company',
      file: 'data/company/site.ts',
      hint: 'Write the company’s own, or leave a social icon’s URL undefined.',
      items: companyStandIns(content),
    },
    {
      title: 'What only the owner knows',
      file: 'data/company/site.ts',
      hint: 'Write each into its field.',
      items: Object.entries(ownersFields)
        .filter(([field]) => content.company[field as keyof typeof ownersFields] === undefined)
        .map(([field, what]) => `${field}: ${what}`),
    },
    {
      title: 'Stand-in photos',
      file: 'data/images/photos.ts',
      hint: 'Put the photo into data/images under the same name. Write its texts and isStandIn: false into the record.',
      items: content.photos
        .filter(({ isStandIn }) => isStandIn)
        .map(({ name, title }) => `${name}.jpg: ${title}`),
    },
    {
      title: 'Owner’s story',
      file: 'data/pages/about.ts',
      hint: 'Write four paragraphs in the owner’s own words, then storyIsStandIn: false.',
      items: content.storyIsStandIn ? ['the story describes the work only'] : [],
    },
    {
      title: 'Claims without evidence',
      file: 'data/company/claims.ts',
      hint: 'Write the proof into evidence, and its day into evidenceDate. Remove claims without proof. For "Licensed", name the registration.',
      items: Object.entries(content.claims)
        .filter(([, { evidence }]) => evidence === undefined)
        .map(describeClaim),
    },
    {
      title: 'Claims whose evidence has no date',
      file: 'data/company/claims.ts',
      hint: 'Write into evidenceDate the day on which the evidence was last looked at.',
      items: Object.entries(content.claims)
        .filter(([, { evidence, evidenceDate }]) => evidence !== undefined && evidenceDate === undefined)
        .map(([name, claim]) => `${describeClaim([name, claim])} (${claim.evidence})`),
    },
    {
      title: 'Municipal facts never compared with their live page',
      file: 'data/places/authorities/records and data/places/depots.ts',
      hint: 'Open the source, correct the record, and write the day into checkedOn.',
      items: allFacts(content)
        .filter(({ checkedOn }) => checkedOn === undefined)
        .map(({ what, source }) => `${what} (${source})`),
    },
    {
      title: 'Municipal facts last compared over 12 months ago',
      file: 'data/places/authorities/records and data/places/depots.ts',
      hint: 'Compare them again and write the day into checkedOn.',
      items: allFacts(content)
        .filter(({ checkedOn }) => checkedOn !== undefined && checkedOn < yearAgo)
        .map(({ what, source, checkedOn }) => `${what} (${source}, compared on ${checkedOn})`),
    },
    {
      title: 'Rules nobody has confirmed',
      file: 'data/places/authorities/records',
      hint: 'Ask the municipality, then write confirmed: true. Remove wrong rules.',
      items: allRules(content)
        .filter(({ confirmed, trust }) => !confirmed && trust !== 'high')
        .map(({ what, source, trust }) => `${what} (${source}${trust === 'low' ? '; not shown' : ''})`),
    },
    {
      title: 'Services the owner has not confirmed',
      file: 'data/services/city/records and data/services/direct/records',
      hint: 'Loads, notes and destinations are drafts: correct them, and write the day into confirmedOn.',
      items: Object.entries({ ...content.cityServices, ...content.directServices })
        .filter(([, { confirmedOn }]) => confirmedOn === undefined)
        .map(([file]) => file.slice(1)),
    },
    {
      title: 'Sizes of items the owner has not confirmed',
      file: 'data/prices/loadItems.ts',
      hint: 'Measure one, correct its size, and write confirmed: true.',
      items: content.loadItems
        .filter(({ confirmed }) => !confirmed)
        .map(({ one, cubicYards }) => `${one}: ${cubicYards} cubic yards`),
    },
    {
      title: 'Neighbourhoods that look out of place',
      file: 'data/places/cities/records',
      hint: 'Correct the city’s list, or take the line out of data/places/cities.ts.',
      items: content.neighbourhoodSlips
        .filter(({ neighbourhood, cities }) =>
          cities.every((slug) => cityBySlug.get(slug)?.neighbourhoods.includes(neighbourhood)),
        )
        .map(({ neighbourhood, cities, note }) => `${cities.join(', ')}: ${neighbourhood} ${note}`),
    },
    {
      title: 'Postal code areas',
      file: 'data/quote/postalCodes.json',
      hint: 'Compare them with Canada Post, and write the day into postalCodesCheckedOn in data/quote/postalCheck.ts.',
      items: hasPostalCheck(content.postalCodes)
        ? [
            ...(content.postalCodesCheckedOn === undefined ? ['never compared with Canada Post'] : []),
            // The form tells visitors of such a town that their postal code is not on the list.
            ...[...cityBySlug]
              .filter(([slug]) => !(slug in content.postalCodes.cities))
              .map(([slug, { name }]) => `${slug}: no area for ${name}`),
          ]
        : [],
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Fields of the company that are undefined until the owner has written them. */
const ownersFields = {
  privacyContact: 'the name or the title of the person responsible for privacy',
  takesTexts: 'true if customers may text your number, and phones show “Text us”; false if not',
  replyTime: 'how soon you reply, such as "within two hours"; the form’s confirmation says it',
  taxNumber: 'such as "123456789 RT0001"; business customers need it on a receipt',
} as const satisfies Partial<Record<keyof Content['company'], string>>

const describeClaim = ([name, { wording }]: [string, Claim]) => `${name}: ${fillTemplate(wording, facts)}`

/** The brand of the stand-in company. */
const standInBrand = 'Lugwell'

/** Hosts reserved for examples (RFC 2606). */
const reservedHost = /(^|\.)example(\.(com|net|org))?$/

/** Numbers reserved for examples: 555-0100 to 555-0199 in any area. */
const reservedNumber = /^\+1\d{3}55501\d{2}$/

/** Stand-ins in the company's record, one line each. A social icon without a URL is none: it is shown without a link. */
function companyStandIns({ company, logoIsStandIn, hoursAreStandIn }: Content): string[] {
  const { brand, legalName, phone, email, origin, workingHours, demolitionSite, poweredBy, reviewsSite } =
    company
  const links = [demolitionSite, poweredBy, reviewsSite, ...company.socialLinks, ...company.socialProfiles]
  const lines: readonly (readonly [isStandIn: boolean, line: string])[] = [
    [brand === standInBrand, `brand: ${brand}`],
    [legalName.includes(standInBrand), `legal name: ${legalName}`],
    [reservedNumber.test(phone), `phone: ${phone}`],
    [reservedHost.test(email.slice(email.indexOf('@') + 1)), `email: ${email}`],
    [
      hoursAreStandIn,
      `hours: ${workingHours.from} to ${workingHours.to}. Write workingHours and closedWeekdays (0 for Sunday), then hoursAreStandIn = false.`,
    ],
    [
      logoIsStandIn,
      'logo: a hand truck with one box. Draw the company’s own here, in data/images/favicon.svg and in data/images/social.svg, then write logoIsStandIn = false.',
    ],
  ]
  return [
    ...lines.filter(([isStandIn]) => isStandIn).map(([, line]) => line),
    ...new Set([
      ...urlStandIn('domain', origin),
      ...links.flatMap((link) => (link?.url ? urlStandIn(link.name, link.url) : [])),
    ]),
  ]
}

function urlStandIn(name: string, url: string): string[] {
  const parsed = URL.parse(url)
  if (!parsed) return [`${name}: ${url} (no URL: it begins with https://)`]
  return reservedHost.test(parsed.hostname) ? [`${name}: ${url}`] : []
}

type Facts = Pick<Content, 'authorities' | 'depots'>

type Fact = { what: string; source: string; checkedOn?: string }

/** Everything that a municipality says: rules, who collects, and depots. */
const allFacts = (facts: Facts): Fact[] => [
  ...allRules(facts),
  ...Object.entries(facts.authorities).map(([file, { collector }]) => ({
    ...collector,
    what: `${slugOf(file)}: ${collector.name} collects`,
  })),
  ...Object.values(facts.depots).map((depot) => ({ ...depot, what: `${depot.name}, ${depot.street}` })),
]

/** A rule of several authorities is one fact. */
function allRules({ authorities }: Facts) {
  const named = Object.entries(authorities).flatMap(([file, { rules }]) =>
    rules.map((rule) => ({ authority: slugOf(file), rule })),
  )
  return [...Map.groupBy(named, ({ rule }) => JSON.stringify(rule)).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { rule } = first
    const where = same.map(({ authority }) => authority).join(', ')
    return [{ ...rule, what: `${where}; ${rule.materials.join(', ')}: ${rule.text}` }]
  })
}
