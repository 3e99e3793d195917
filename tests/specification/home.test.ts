import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  attributesOf,
  type BuiltPage,
  callLink,
  find,
  hrefsOf,
  linksOf,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { cityPaths, cityServiceSlugs, directServicePaths } from './document.ts'
import { itemsOf, quoteLink } from './sections.ts'

const { document, main } = readBuiltPage('/')
const section = (id: string) => find(main, `#${id}`)
const hrefsIn = (id: string) => hrefsOf(section(id))

test('home has its sections in order with their anchors, one call to action, and the footer at the end', () => {
  /** A call to action has no id, but a call link. */
  const nameOf = (part: BuiltPage['main']) =>
    part.id || (hrefsOf(part).includes(callLink) ? part.tagName.replace('SECTION', 'call to action') : '?')

  const specified =
    'hero, services, our-services, pricing, before-after, how-it-works, reviews, call to action, contact, FOOTER'
  const order = document.querySelectorAll('main section, footer').map(nameOf)

  // Sections of our own may stand between them.
  expect(order.filter((name) => specified.split(', ').includes(name)).join(', ')).toBe(specified)
  expect(hrefsIn('hero')).toContain(callLink)
  expect(linksOf(section('hero'))).toContainEqual(quoteLink)
  expect(itemsOf(find(main, '#how-it-works ol'))).toHaveLength(3)
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

  expect(claims.filter((claim) => !claim.test(textOf(main)))).toEqual([])
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
