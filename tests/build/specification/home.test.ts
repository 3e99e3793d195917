import { describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  callLink,
  find,
  itemsOf,
  linksOf,
  quoteLink,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { required } from '#tests/support/content/required.ts'
import { cityPaths, cityServiceSlugs, directServicePaths } from '#tests/support/content/specification.ts'

const { document, main } = readBuiltPage('/')
const section = (id: string) => find(main, `#${id}`)
const hrefsIn = (id: string) => linksOf(section(id)).map(([, to]) => to)
const priceRows = itemsOf(
  required(
    section('pricing')
      .querySelectorAll('ul, ol')
      .find((list) => itemsOf(list).length === 6),
  ),
)

describe('home', () => {
  test('has its sections in order, with their anchors, and the footer last @2-home-1', () => {
    const nameOf = (part: BuiltPage['main']) =>
      part.id || (part.tagName === 'FOOTER' ? 'footer' : callToAction(part) ? 'call to action' : '?')
    const specified =
      'hero, services, our-services, pricing, before-after, how-it-works, reviews, call to action, contact, footer'
    const order = document.querySelectorAll('main section, footer').map(nameOf)

    // Sections of our own may stand between them.
    expect(order.filter((name) => specified.split(', ').includes(name)).join(', ')).toBe(specified)
  })

  test('makes every claim of the specification @9-4', () => {
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

  test('lists twelve services, and all 27 in Pickering with the eight cities @2-routes-6 @2-home-2', () => {
    const startingWith = (start: string) => hrefsIn('our-services').filter((to) => to.startsWith(start))
    const inPickering = cityServiceSlugs.map((service) => `/services/pickering/${service}`)

    expect(hrefsIn('services')).toEqual(directServicePaths)
    expect(startingWith('/services/').sort()).toEqual(inPickering.sort())
    expect(startingWith('/service-areas/').sort()).toEqual(cityPaths.toSorted())
  })

  test.each([
    [0, '$55', /minimum/i, /1 full fridge or 10 regular bags/],
    [1, '$105', /\b3 cubic yards/, /2 fridges or 25 bags/],
    [2, '$210', /\b6 cubic yards/, /5 fridges or 50 bags/],
    [3, '$315', /\b9 cubic yards/, /8 fridges or 75 bags/],
    [4, '$420', /\b12 cubic yards/, /10 fridges or 100 bags/],
    [5, '$525', /\b17 cubic yards/, /15 fridges or 125 bags/],
  ])(
    'lists price %i of the six, %s, with what it buys and its flag @2-home-3 @9-2',
    (index, price, amount, equivalent) => {
      const row = textOf(required(priceRows[index]))

      expect(row.match(/\$\d+/g)).toEqual([price])
      expect(row).toMatch(amount)
      expect(row).toMatch(equivalent)
      expect(/popular/i.test(row)).toBe(index === 2)
      expect(/best value/i.test(row)).toBe(index === 5)
      expect(/17 yards for the price of 15/i.test(row)).toBe(index === 5)
    },
  )

  test('names the rate, the minimum and the curbside discount beside the prices @9-1', () => {
    const text = textOf(section('pricing'))

    expect(text).toMatch(/\$35 (a|per) cubic yard/)
    expect(text).toMatch(/\$55 minimum/)
    expect(text).toMatch(/15% off curbside pickup/)
    expect(text.match(/HST/g)).toHaveLength(1)
  })

  test('starts the estimator at six yards, and folds all lots of services but the first', () => {
    const radios = section('pricing').querySelectorAll('input[type="radio"]')
    const lots = section('our-services').querySelectorAll('[aria-expanded]')

    expect(radios.map((radio) => radio.hasAttribute('checked')).indexOf(true)).toBe(2)
    expect(radios.filter((radio) => radio.hasAttribute('checked'))).toHaveLength(1)
    expect(radios).toHaveLength(6)
    expect(linksOf(section('pricing'))).toContainEqual(['Get a quote for this load', '/#contact'])
    expect(lots.map((lot) => lot.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'false', 'false'])
  })

  test('shows the three projects before and after, each with a slider from 0 to 100 that starts at 50 @2-home-4', () => {
    const projects = section('before-after')
    const sliders = projects.querySelectorAll('input[type=range]')

    const names = ['Demolition Project 1', 'Demolition Project 2', 'Major Junk Removal']
    expect(textsOf(projects, 'figcaption').toSorted()).toEqual(names)
    expect(
      textOf(projects)
        .match(/BEFORE|AFTER/g)
        ?.join(),
    ).toBe('BEFORE,AFTER,BEFORE,AFTER,BEFORE,AFTER')
    expect(projects.querySelectorAll('img').length).toBe(6)
    expect(sliders.map(({ attributes: { min, max, value } }) => [min, max, value])).toEqual(
      Array(3).fill(['0', '100', '50']),
    )
  })

  test('explains three steps, leads to the reviews, and offers the call first @2-home-5 @2-home-7', () => {
    expect(itemsOf(find(main, '#how-it-works ol')).length).toBe(3)
    expect(hrefsIn('reviews')).toContain(site.reviewsSite.url)
    expect(section('reviews').querySelectorAll('blockquote, q, iframe')).toEqual([])
    expect(main.querySelectorAll('section').filter(callToAction).length).toBe(1)
    expect(hrefsIn('hero')).toContain(callLink)
    expect(linksOf(section('hero'))).toContainEqual([...quoteLink])
  })
})

/** A band that offers the phone and has no anchor of its own. */
function callToAction(section: BuiltPage['main']): boolean {
  return !section.id && section.querySelector(`a[href="${callLink}"]`) !== null
}
