import { expect, test } from 'vitest'
import { everyPlace, fitting, general } from '#data/choosing.ts'
import { cities } from '#data/cities/cities.ts'
import { loadCity } from '#data/cities/loadCity.ts'
import { cityPage } from '#data/cityPage.ts'
import { cityServicePage } from '#data/cityServicePage.ts'
import { loadCityService } from '#data/cityServices/cityServices.ts'
import { directServicePage } from '#data/directServicePage.ts'
import { loadDirectService } from '#data/directServices/directServices.ts'
import { galleryPairs, photosOf } from '#data/gallery.ts'
import { hazardousDepots } from '#data/hazardousDepots.ts'
import { home } from '#data/home.ts'
import { llmsText } from '#data/llmsText.ts'
import { loadOnce } from '#data/loadOnce.ts'
import { fullPhotoAddress, photoAddress, photoWidths } from '#data/photoFile.ts'
import { heroPhoto, pair1After, pair1Before, single3 } from '#data/photos.ts'
import type { FitsSetting } from '#data/placeSettings.ts'
import { directServicesOf, servicesOf, servicesRelatedTo } from '#data/relatedServices.ts'
import { servicePhoto } from '#data/servicePhotos.ts'
import { site } from '#data/site.ts'
import { noteOf } from '#data/sourced.ts'

type Note = FitsSetting & { title: string }

const slugs = cities.map(({ slug }) => slug)

test('a city’s page has its name in its titles and the advice for its kinds of place, in their order', async () => {
  const city = required(await loadCity('ajax'))

  const page = cityPage(city)

  expect(page.city).toBe(city)
  expect(page.wording.title).toBe('Junk removal in Ajax')
  expect(page.wording.servicesTitle).toBe('All 27 services in Ajax')
  expect(page.wording.benefits.map(({ title }) => title)).toEqual([
    'Same-Day Service',
    'Professional Team',
    'Upfront Pricing',
    'Eco-Friendly',
  ])
  expect(page.access.map(({ fits }) => fits)).toEqual(city.settings)
})

test('a city’s page was changed when its own words or its rules were, and nobody knows when without a date', async () => {
  const city = required(await loadCity('ajax'))

  expect(cityPage({ ...city, updatedOn: '2999-01-01' }).updatedOn).toBe('2999-01-01')
  const { updatedOn: _, ...undated } = city
  expect(cityPage(undated).updatedOn).toBeUndefined()
})

test('a direct service’s page has its loads priced, and leads to the jobs on its subject in one town', async () => {
  const service = required(await loadDirectService('hot-tubs-spas'))

  const page = directServicePage(service)

  expect(page.service).toBe(service)
  expect(page.photo).toBe(single3)
  expect(page.loads.map(({ load }) => load)).toEqual(service.loads.map(({ load }) => load))
  expect(page.features).toHaveLength(4)
  expect(page.features[0]).toEqual({
    icon: service.featureCards[0]?.icon,
    title: service.featureCards[0]?.title,
    text: service.featureCards[0]?.description,
  })
  expect(page.wording.relatedLead).toContain('for Pickering')
  expect(page.related).toContainEqual({
    label: 'Hot tub removal in Pickering',
    address: '/services/pickering/hot-tub-removal',
  })
  expect(page.related).toHaveLength(servicesOf(service).length)
})

test('a service’s page in a town leads to what is done with it, to the towns beside it and to all towns', async () => {
  const service = required(await loadCityService('hot-tub-removal'))
  const page = cityServicePage(required(await loadCity('ajax')), service)
  const addresses = page.related.map(({ address }) => address)

  expect(page.wording.title).toBe('Hot tub removal in Ajax')
  expect(page.wording.badge).toBe('PROFESSIONAL SERVICE IN AJAX')
  expect(page.photo).toBe(single3)
  expect(addresses.slice(0, 4)).toEqual(service.related.map((slug) => `/services/ajax/${slug}`))
  expect(addresses).toContain('/services/hot-tubs-spas')
  expect(page.related).toContainEqual({
    label: 'Hot tubs and spas, all 8 towns',
    address: '/services/hot-tubs-spas',
  })
  const place = slugs.indexOf('ajax')
  const beside = [slugs[place + 1], slugs[place - 1]].map((slug) => `/services/${slug}/hot-tub-removal`)
  expect(addresses.filter((address) => address.endsWith('/hot-tub-removal'))).toEqual(beside)
  expect(page.features).toHaveLength(6 + service.features.length)
  expect(page.questions.length).toBeLessThanOrEqual(4)
  expect(page.access).toHaveLength(4)
})

test('the first and the last town have one neighbour', async () => {
  const service = required(await loadCityService('hot-tub-removal'))
  const neighboursOf = async (slug: string | undefined) =>
    cityServicePage(required(await loadCity(slug)), service).related.filter(({ address }) =>
      address.endsWith('/hot-tub-removal'),
    )

  expect(await neighboursOf(slugs[0])).toHaveLength(1)
  expect(await neighboursOf(slugs.at(-1))).toHaveLength(1)
})

test('a page’s general notes begin with another one in each town, and none is left out', () => {
  const notes: readonly Note[] = ['a', 'b', 'c'].map((title) => ({ title }))
  const inTown = (slug: string | undefined) => general(notes, { slug: slug ?? '' }).map(({ title }) => title)

  expect(inTown(slugs[0])).toEqual(['a', 'b', 'c'])
  expect(inTown(slugs[1])).toEqual(['b', 'c', 'a'])
  expect(inTown(slugs[3])).toEqual(['a', 'b', 'c'])
  expect(general([], { slug: 'ajax' })).toEqual([])
})

test('notes for one kind of place stand apart from those for every place', () => {
  const notes = [
    { title: 'water', fits: 'lakefront' as const },
    { title: 'all' },
    { title: 'far', fits: 'rural' as const },
  ]

  expect(everyPlace(notes)).toEqual([{ title: 'all' }])
  expect(fitting(notes, { settings: ['rural', 'lakefront', 'highRise'] })).toEqual([notes[2], notes[0]])
})

test('services that name each other are related both ways, each once', () => {
  const own = servicesRelatedTo({ slug: 'hot-tub-removal', related: ['fence-demolition'] })

  expect(own[0]).toBe('fence-demolition')
  expect(new Set(own).size).toBe(own.length)
  expect(servicesRelatedTo({ slug: 'no-such-service', related: [] })).toEqual([])
  expect(directServicesOf({ slug: 'hot-tub-removal', directService: 'scrap-metal' })[0]).toBe('scrap-metal')
  expect(directServicesOf({ slug: 'no-such-service', directService: 'scrap-metal' })).toEqual(['scrap-metal'])
  expect(servicesOf({ slug: 'hot-tubs-spas', related: [] })).toContain('hot-tub-removal')
  expect(servicesOf({ slug: 'no-such-service', related: [] })).toEqual([])
})

test('a service’s photo is the most particular one there is, else the truck', () => {
  expect(servicePhoto('no-such-service', 'hot-tubs-spas')).toBe(single3)
  expect(servicePhoto('hot-tubs-spas', 'electronics')).toBe(single3)
  expect(servicePhoto('no-such-service')).toBe(heroPhoto)
})

test('the depots that take hazardous waste are named with their source, the others are not', async () => {
  const { depots } = required(await loadCity('oshawa'))
  const [depot] = depots
  if (!depot) throw new Error('Oshawa has no depot.')
  const { hazardous: _, ...plain } = depot

  const named = hazardousDepots({
    depots: [
      { ...plain, hazardous: true },
      { ...plain, name: 'Another' },
    ],
  })

  expect(named).toEqual([{ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }])
})

test('a photo has copies narrower than itself, and itself', () => {
  const photo = { name: 'shed', version: 'abc', width: 1000 }

  expect(photoWidths(photo, 'avif')).toEqual([480, 800, 1000])
  expect(photoWidths(photo, 'jpg')).toEqual([800, 1000])
  expect(photoWidths({ width: 800 }, 'webp')).toEqual([480, 800])
  expect(photoAddress(photo, 480, 'webp')).toBe('/assets/photos/shed-480.abc.webp')
  expect(fullPhotoAddress(photo)).toBe('/assets/photos/shed-1000.abc.jpg')
})

test('a pair’s photos are before, then after', () => {
  expect(photosOf(galleryPairs).slice(0, 2)).toEqual([pair1Before, pair1After])
  expect(photosOf(galleryPairs)).toHaveLength(6)
})

test('the facts under the hero are claims in two parts, none of whose words is lost', () => {
  expect(home.facts.map(({ start }) => start)).toEqual([
    'Same day',
    '2-hour',
    '40% more',
    '100%',
    'Eco-friendly',
  ])
  for (const { start, rest } of home.facts) expect(`${start} ${rest}`).toMatch(/^\S+( \S+)+$/)
})

test('language models are told every town, service and price, and how to reach us', () => {
  const text = llmsText('https://www.example.com')

  expect(text).not.toMatch(/[{}]|undefined/)
  expect(text).toContain(`: ${site.summary.toLowerCase()} in `)
  expect(text).toContain(`[${site.phoneDotted}](tel:${site.phone})`)
  expect(text).toContain('[Service areas](https://www.example.com/service-areas)\n')
  expect(text.match(/\/service-areas\/[\w-]+\): ./g)).toHaveLength(8)
  expect(text.match(/\/services\/pickering\/[\w-]+\)$/gm)).toHaveLength(27)
  expect(text.match(/\/services\/[\w-]+\): ./g)).toHaveLength(12)
  expect(text.match(/#pricing\): ./g)).toHaveLength(6)
  expect(text).toContain('lead to those for Pickering.')
  expect(text).toMatch(/## Around the yard\n\n- \[/)
  expect(text).toMatch(/\n\n## In the house\n\n- \[/)
})

test('a module is imported once, and again when that failed', async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked === 1) throw new Error('No line.')
    return asked
  }

  await expect(loadOnce(load)).rejects.toThrow('No line.')
  expect(await loadOnce(load)).toBe(2)
  expect(await loadOnce(load)).toBe(2)
})

function required<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is no such record.')
  return item
}
