import { type LaunchContent, launchContent } from '#data/checks/launchContent.ts'
import { neighbourhoodSlips } from '#data/checks/neighbourhoodSlips.ts'

const day = '2026-11-01'

/** Our content as it would be once the owner has replaced, proved and confirmed everything. */
export function readyContent(): LaunchContent {
  const content = launchContent()
  const link = { name: 'Elsewhere', url: 'https://tugandsons.ca/' }
  return {
    ...content,
    company: {
      brand: 'Tug & Sons',
      legalName: 'Tug & Sons Ltd.',
      phone: '+19052345678',
      email: 'office@tugandsons.ca',
      origin: 'https://tugandsons.ca',
      demolitionSite: link,
      poweredBy: link,
      reviewsSite: link,
      socialLinks: [link],
      socialProfiles: [link],
    },
    photos: content.photos.map((photo) => ({ ...photo, isStandIn: false })),
    storyIsStandIn: false,
    loadItems: content.loadItems.map((item) => ({ ...item, confirmed: true })),
    claims: eachOf(content.claims, (claim) => ({ ...claim, evidence: 'A letter', evidenceDate: day })),
    authorities: eachOf(content.authorities, ({ collector, rules, ...authority }) => ({
      ...authority,
      collector: { ...collector, checkedOn: day },
      rules: rules.map((rule) => ({ ...rule, confirmed: true, checkedOn: day })),
    })),
    depots: eachOf(content.depots, (depot) => ({ ...depot, checkedOn: day })),
    cities: eachOf(content.cities, (city) => ({
      ...city,
      neighbourhoods: city.neighbourhoods.map((_, index) => `Corner ${index + 1}`),
    })),
    cityServices: eachOf(content.cityServices, (service) => ({ ...service, confirmedOn: day })),
    directServices: eachOf(content.directServices, (service) => ({ ...service, confirmedOn: day })),
    postalCodesCheckedOn: day,
  }
}

/** Content of which nothing is ready yet, whatever the owner has done to ours meanwhile. */
export function draftContent(): LaunchContent {
  const content = readyContent()
  const link = { name: 'Elsewhere', url: 'https://elsewhere.example.com/' }
  return {
    ...content,
    company: {
      brand: 'Lugwell',
      legalName: 'Lugwell Junk Removal',
      phone: '+19055550142',
      email: 'hello@example.com',
      origin: 'https://www.example.com',
      demolitionSite: link,
      poweredBy: link,
      reviewsSite: link,
      socialLinks: [link],
      socialProfiles: [link],
    },
    photos: content.photos.map((photo) => ({ ...photo, isStandIn: true })),
    storyIsStandIn: true,
    loadItems: content.loadItems.map((item) => ({ ...item, confirmed: false })),
    claims: {
      ...eachOf(content.claims, ({ evidence: _, ...claim }) => claim),
      priceFrom: { wording: 'From {minimum}', evidence: 'A price list' },
    },
    authorities: eachOf(
      content.authorities,
      ({ collector: { checkedOn: _, ...collector }, rules, ...authority }) => ({
        ...authority,
        collector,
        rules: rules.map(({ checkedOn: _, ...rule }) => ({
          ...rule,
          trust: 'low' as const,
          confirmed: false,
        })),
      }),
    ),
    depots: eachOf(content.depots, ({ checkedOn: _, ...depot }) => depot),
    cities: Object.fromEntries(
      Object.entries(content.cities).map(([file, city]) => [
        file,
        { ...city, neighbourhoods: slipsOf(/([^/]+)\.ts$/.exec(file)?.[1] ?? '') },
      ]),
    ),
    cityServices: eachOf(content.cityServices, ({ confirmedOn: _, ...service }) => service),
    directServices: eachOf(content.directServices, ({ confirmedOn: _, ...service }) => service),
    postalCodesCheckedOn: undefined,
  }
}

const slipsOf = (city: string): string[] =>
  neighbourhoodSlips.filter(({ cities }) => cities.includes(city)).map(({ neighbourhood }) => neighbourhood)

function eachOf<Item, Changed>(
  records: Readonly<Record<string, Item>>,
  change: (item: Item) => Changed,
): Record<string, Changed> {
  return Object.fromEntries(Object.entries(records).map(([key, item]) => [key, change(item)]))
}
