import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  attributesOf,
  type BuiltPage,
  callLink,
  find,
  hrefsOf,
  linksOf,
  notFoundPath,
  readBuiltPage,
  sectionTitled,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import {
  cityName,
  cityPaths,
  cityServiceSlugs,
  citySlugs,
  directServicePaths,
  itemsOf,
  lastSection,
  listsOf,
  neighbourhoods,
  plain,
  quoteLink,
} from './document.ts'

const home = readBuiltPage('/')
const section = (id: string) => find(home.main, `#${id}`)
const hrefsIn = (id: string) => hrefsOf(section(id))

test('about us has four paragraphs, a photo and three links', () => {
  const { main } = readBuiltPage('/about-us')
  const outside = hrefsOf(main).filter((to) => to.startsWith('https:'))

  expect(textsOf(main, 'p').filter((text) => text.length > 200)).toHaveLength(4)
  expect(attributesOf(main, 'img', 'alt').filter((alt) => alt.length > 20)).toHaveLength(1)
  expect(outside).toEqual([...site.socialProfiles.map(({ url }) => url), site.reviewsSite?.url])
  expect(new Set(outside).size).toBe(3)
})

test('the not-found page has its title, no technical terms, and links to other pages', () => {
  const { main } = readBuiltPage(notFoundPath)

  expect(textOf(find(main, 'h1'))).toBe('404 Page Not Found')
  expect(textOf(main)).not.toMatch(/router|route\b/i)
  expect(hrefsOf(main)).toEqual(expect.arrayContaining(['/', '/#services', '/service-areas', callLink]))
})

test('the gallery has three projects before and after, with arrows, six more photos, and a closing', () => {
  const gallery = readBuiltPage('/before-after-gallery')
  const { main } = gallery
  const slides = main.querySelectorAll('[aria-roledescription=slide]')
  const projects = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal']
  const files = [1, 2, 3].flatMap((pair) => [`pair-${pair}-before`, `pair-${pair}-after`])
  const photos = main.querySelectorAll('li').filter((item) => item.querySelectorAll('img').length === 1)

  expect(textOf(find(main, 'h1'))).toBe('Before & After Photos')
  expect(slides.map((slide) => textOf(find(slide, 'h2')))).toEqual(projects)
  expect(slides.filter((slide) => textOf(find(slide, 'p')).length < 30)).toEqual([])
  expect(slides.map((slide) => textsOf(slide, 'figure'))).toEqual(Array(3).fill(['BEFORE', 'AFTER']))
  expect(slides.flatMap(hrefsOf)).toEqual(
    files.map((file) => expect.stringMatching(`/${file}-\\d+\\.[\\w-]+\\.jpg$`)),
  )
  expect(attributesOf(main, '[aria-roledescription=carousel] button', 'aria-label')).toEqual([
    'Previous project',
    ...projects.map((project) => `Show ${project}`),
    'Next project',
  ])
  expect(new Set(photos.map(textOf)).size).toBe(6)
  expect(photos.flatMap(hrefsOf)).toEqual(Array(6).fill(expect.stringMatching(/\.jpg$/)))
  expect(linksOf(lastSection(gallery))).toContainEqual(['Get Your Free Quote Today', '/#contact'])
})

test('junk removal has a badge, benefits, services, steps and cities, and begins and ends with call and quote links', () => {
  const page = readBuiltPage('/junk-removal')
  const { main } = page
  const hero = find(main, 'section')
  const cards = main.querySelectorAll('li:has(h3):has(a)')
  const steps = textsOf(find(sectionTitled(main, /how it works/i), 'ol'), 'h3')
  const cities = citySlugs.map((city) => [cityName(city), `/service-areas/${city}`])

  expect(textsOf(hero, 'p, h1').indexOf(textOf(find(hero, 'h1')))).toBe(1)
  for (const section of [hero, lastSection(page)]) {
    expect(linksOf(section)).toContainEqual(quoteLink)
    expect(hrefsOf(section)).toContain(callLink)
  }
  expect(textsOf(find(main, 'section[aria-label="What you get"] ul'), 'li h3')).toHaveLength(6)
  expect(cards.flatMap((card) => textsOf(card, 'h3'))).toEqual([
    'Furniture Removal',
    'Appliance Removal',
    'Construction Debris',
    'Electronics Recycling',
    'Household Junk',
    'Yard Waste',
    'Hot Tub Removal',
    'Estate Cleanouts',
  ])
  expect(directServicePaths).toEqual(expect.arrayContaining(cards.flatMap(hrefsOf)))
  expect(steps).toHaveLength(3)
  expect(steps.join()).toMatch(/call for a quote.*arrive on time.*do all the work/i)
  expect(main.querySelectorAll('ul').map((list) => linksOf(list).sort())).toContainEqual(cities.sort())
})

test('the service areas have a hero, a card with three highlights for each city, a call link and a quote link', () => {
  const { main } = readBuiltPage('/service-areas')
  const hero = find(main, 'section')
  const cards = main.querySelectorAll('li').filter((item) => /Learn More/.test(linksOf(item).join()))
  const bands = main
    .querySelectorAll('section:not(:has(h1, form))')
    .filter((section) => hrefsOf(section).includes(callLink))
  const descriptions = cards.map((card) => textOf(find(card, 'p')))
  const highlights = cards.map((card) => itemsOf(find(card, 'ul')).map(textOf))

  expect(textOf(find(hero, 'h1'))).toBe('Junk removal from Scarborough to Newcastle')
  expect(attributesOf(hero, 'picture > img', 'alt')).toHaveLength(1)
  expect(cards.map((card) => textOf(find(card, 'h2, h3'))).sort()).toEqual(citySlugs.map(cityName).sort())
  expect(descriptions.filter((text) => text.length < 60)).toEqual([])
  expect(highlights.map(({ length }) => length)).toEqual(Array(8).fill(3))
  expect(new Set([...descriptions, ...highlights.flat()]).size).toBe(8 + 24)
  // “Learn More” names its city, because screen readers and search engines list links without their cards.
  const links = citySlugs.flatMap((city) => [
    [`Learn More about ${cityName(city)}`, `/service-areas/${city}`],
    ['Get Quote', '/service-areas#contact'],
  ])
  expect(cards.flatMap(linksOf).sort()).toEqual(links.sort())
  expect(bands.map(linksOf)).toEqual([expect.arrayContaining([['Get Free Quote', '/service-areas#contact']])])
  expect(main.querySelector('section#contact form')).not.toBeNull()
})

test.each(citySlugs)(
  'the page of %s lists benefits, neighbourhoods, accepted items and 27 services, and ends with a call and a back link',
  (city) => {
    const page = readBuiltPage(`/service-areas/${city}`)
    const { main } = page
    const benefits = main.querySelectorAll('ul').map((list) => textsOf(list, 'li:has(p) :is(h2, h3)').join())
    const closing = lastSection(page)
    const services = hrefsOf(main).filter((to) => to.startsWith('/services/'))

    expect(textOf(find(main, 'h1'))).toContain(cityName(city))
    expect(benefits).toContain('Same-Day Service,Professional Team,Upfront Pricing,Eco-Friendly')
    expect(listsOf(page).map((list) => list.map(plain))).toContainEqual(neighbourhoods[city])
    expect(itemsOf(find(sectionTitled(main, /^what we remove$/i), 'ul')).map(textOf)).toEqual(
      [
        'furniture and appliances',
        'electronics and computers',
        'construction debris',
        'yard waste and landscaping materials',
        'office furniture and equipment',
        'hot tubs and exercise equipment',
        'estate and moving cleanouts',
        'hoarding situations',
      ].map((words) => expect.stringMatching(new RegExp(`^${words}$`, 'i'))),
    )
    expect(services.sort()).toEqual(cityServiceSlugs.map((service) => `/services/${city}/${service}`).sort())
    expect(hrefsOf(closing)).toEqual(expect.arrayContaining([callLink, '/service-areas']))
    expect(linksOf(closing)).toContainEqual(quoteLink)
  },
)

test('home has its sections in order with their anchors, one call to action, and the footer at the end', () => {
  /** A call to action has no id, but a call link. */
  const nameOf = (part: BuiltPage['main']) =>
    part.id || (hrefsOf(part).includes(callLink) ? part.tagName.replace('SECTION', 'call to action') : '?')

  const specified =
    'hero, services, our-services, pricing, before-after, how-it-works, reviews, call to action, contact, FOOTER'
  const order = home.document.querySelectorAll('main section, footer').map(nameOf)

  // Sections of our own may stand between them.
  expect(order.filter((name) => specified.split(', ').includes(name)).join(', ')).toBe(specified)
  expect(hrefsIn('hero')).toContain(callLink)
  expect(linksOf(section('hero'))).toContainEqual(quoteLink)
  expect(itemsOf(find(home.main, '#how-it-works ol'))).toHaveLength(3)
  expect(hrefsIn('reviews')).toContain(site.reviewsSite?.url)
  expect(section('reviews').querySelectorAll('blockquote, q, iframe')).toEqual([])
})

test('home makes every claim of the specification', () => {
  const claims = [
    /same day when you book(ed)? before noon/i,
    /same-day or next-day appointments/i,
    /free estimates and quotes/i,
    /from \$55/i,
    /no hidden fees/i,
    /volume-based pricing/i,
    /fully insured and licensed/i,
    /eco-friendly donation and recycling/i,
    /uniformed team/i,
    /5[ -]star rating/i,
    /100\+ reviews/i,
    /100% recommended/i,
    /40% more truck capacity/i,
    /over 10 years/i,
    /no credit card required to book/i,
    /2-hour arrival windows/i,
    /Mastercard.*Visa.*Interac.*Cash/,
  ]

  expect(claims.filter((claim) => !claim.test(textOf(home.main)))).toEqual([])
})

test('home lists twelve services, eight cities and all 27 services in Pickering, with only the first group expanded', () => {
  const inPickering = cityServiceSlugs.map((service) => `/services/pickering/${service}`)
  const listed = hrefsIn('our-services').filter((to) => /^\/service/.test(to))

  expect(hrefsIn('services')).toEqual(directServicePaths)
  expect(listed.sort()).toEqual([...inPickering, ...cityPaths].sort())
  const groups = attributesOf(section('our-services'), '.MuiAccordion-root', 'class')
  expect(groups.map((names) => names?.includes('Mui-expanded'))).toEqual([true, false, false, false])
  // Without script every group is open.
  expect(attributesOf(section('our-services'), '[aria-expanded]', 'aria-expanded')).toEqual([])
})

test('home has six prices with descriptions and badges, the rate, and the estimator set to six yards', () => {
  const pricing = section('pricing')
  const list = pricing.querySelectorAll('ul, ol').find((list) => itemsOf(list).length === 6)
  const radios = pricing.querySelectorAll('input[type="radio"]')

  expect(list && itemsOf(list).map(textOf)).toEqual([
    'Minimum load 1 full fridge or 10 regular bags $55',
    '3 cubic yards 2 fridges or 25 bags $105',
    '6 cubic yards Popular 5 fridges or 50 bags $210',
    '9 cubic yards 8 fridges or 75 bags $315',
    '12 cubic yards 10 fridges or 100 bags $420',
    '17 cubic yards Best value 15 fridges or 125 bags. 17 yards for the price of 15 $525',
  ])
  expect(textOf(pricing)).toMatch(/\$35 (a|per) cubic yard/)
  expect(textOf(pricing)).toMatch(/\$55 minimum/)
  expect(textOf(pricing)).toMatch(/15% off curbside pickup/)
  expect(textOf(pricing).match(/HST/g)).toHaveLength(1)
  expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
  expect(linksOf(pricing)).toContainEqual(['Get a quote for this load', '/#contact'])
})

test('home shows the three projects before and after, each with a slider from 0 to 100 that starts at 50', () => {
  const projects = section('before-after')
  const sliders = projects.querySelectorAll('input[type=range]')

  const names = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal']
  expect(textsOf(projects, 'figcaption').toSorted()).toEqual(names)
  expect(textOf(projects).match(/BEFORE|AFTER/g)).toEqual(Array(3).fill(['BEFORE', 'AFTER']).flat())
  expect(projects.querySelectorAll('img')).toHaveLength(6)
  expect(sliders.map(({ attributes: { min, max, value } }) => [min, max, value])).toEqual(
    Array(3).fill(['0', '100', '50']),
  )
})
