import { describe, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  type BuiltPage,
  find,
  itemsOf,
  linksOf,
  readBuiltPage,
  textOf,
  textsOf,
} from '#tests/support/build/builtPages.ts'
import { callLink, quoteLink } from '#tests/support/build/pageParts.ts'
import { cityPaths, cityServiceSlugs, directServicePaths } from '#tests/support/content/specification.ts'

describe('home', () => {
  test('has its sections in order, with their anchors, and the footer last @2-home-1', () => {
    const { document } = readBuiltPage('/')

    const order = document
      .querySelectorAll('main section, footer')
      .map(
        (part) =>
          part.id || (part.tagName === 'FOOTER' ? 'footer' : callToAction(part) ? 'call to action' : '?'),
      )

    expect(order).toEqual([
      'hero',
      'services',
      'our-services',
      'pricing',
      'before-after',
      'how-it-works',
      'reviews',
      'call to action',
      'contact',
      'footer',
    ])
  })

  test('makes every recurring claim @9-4', () => {
    const text = textOf(readBuiltPage('/').main)

    for (const claim of [
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
    ]) {
      expect(text).toMatch(claim)
    }
  })

  test('lists the four ways to pay', () => {
    const text = textOf(readBuiltPage('/').main)

    for (const method of ['Mastercard', 'Visa', 'Interac', 'Cash']) expect(text).toContain(method)
  })

  test('lists the twelve services under What we remove, in order @2-routes-6 @2-home-2', () => {
    const section = find(readBuiltPage('/').main, '#services')

    expect(linksOf(section).map(([, href]) => href)).toEqual(directServicePaths)
  })

  test('leads to all 27 services in Pickering, and to the eight cities @2-home-2', () => {
    const section = find(readBuiltPage('/').main, '#our-services')
    const hrefs = linksOf(section).map(([, href]) => href)

    expect(hrefs.filter((href) => href.startsWith('/services/')).sort()).toEqual(
      cityServiceSlugs.map((service) => `/services/pickering/${service}`).sort(),
    )
    expect(hrefs.filter((href) => href.startsWith('/service-areas/')).sort()).toEqual([...cityPaths].sort())
  })

  test('lists the six prices with what they buy @2-home-3 @9-2', () => {
    const rows = priceRows()

    expect(rows.map((row) => textOf(row).match(/\$\d+/g))).toEqual([
      ['$55'],
      ['$105'],
      ['$210'],
      ['$315'],
      ['$420'],
      ['$525'],
    ])
    const contents = [
      [/minimum/i, /1 full fridge or 10 regular bags/],
      [/\b3 cubic yards/, /2 fridges or 25 bags/],
      [/\b6 cubic yards/, /5 fridges or 50 bags/],
      [/\b9 cubic yards/, /8 fridges or 75 bags/],
      [/\b12 cubic yards/, /10 fridges or 100 bags/],
      [/\b17 cubic yards/, /15 fridges or 125 bags/],
    ]
    contents.forEach(([amount, equivalent], index) => {
      expect(textOf(rows[index] ?? readBuiltPage('/').main)).toMatch(amount ?? '')
      expect(textOf(rows[index] ?? readBuiltPage('/').main)).toMatch(equivalent ?? '')
    })
  })

  test('flags the third price as popular and the sixth as the best value, 17 yards for the price of 15 @9-2', () => {
    const rows = priceRows().map(textOf)

    expect(rows.map((row) => /popular/i.test(row))).toEqual([false, false, true, false, false, false])
    expect(rows.map((row) => /best value/i.test(row))).toEqual([false, false, false, false, false, true])
    expect(rows[5]).toMatch(/17 yards for the price of 15/i)
  })

  test('names the rate, the minimum and the curbside discount beside the prices @9-1', () => {
    const text = textOf(find(readBuiltPage('/').main, '#pricing'))

    expect(text).toMatch(/\$35 (a|per) cubic yard/)
    expect(text).toMatch(/\$55 minimum/)
    expect(text).toMatch(/15% off curbside pickup/)
    expect(text.match(/HST/g)).toHaveLength(1)
  })

  test('starts the estimator at six yards, with every control in the page', () => {
    const section = find(readBuiltPage('/').main, '#pricing')

    expect(
      section.querySelectorAll('input[type="radio"]').map((radio) => radio.hasAttribute('checked')),
    ).toEqual([false, false, true, false, false, false])
    expect(find(section, 'input[type="range"]').attributes).toMatchObject({ min: '0', max: '5', value: '2' })
    expect(linksOf(section)).toContainEqual(['Get a quote for this load', '/#contact'])
  })

  test('folds the four lots of services for a phone, the first open', () => {
    const lots = find(readBuiltPage('/').main, '#our-services').querySelectorAll('details')

    expect(lots.map((lot) => lot.hasAttribute('open'))).toEqual([true, false, false, false])
  })

  test('shows the three projects before and after @2-home-4', () => {
    const section = find(readBuiltPage('/').main, '#before-after')

    expect(textsOf(section, 'figcaption').toSorted()).toEqual([
      'Demolition Project 1',
      'Demolition Project 2',
      'Major Junk Removal',
    ])
    expect(textOf(section).match(/BEFORE|AFTER/g)).toEqual([
      'BEFORE',
      'AFTER',
      'BEFORE',
      'AFTER',
      'BEFORE',
      'AFTER',
    ])
    expect(section.querySelectorAll('img').length).toBe(6)
  })

  test('has a slider from 0 to 100 for every project, starting at 50', () => {
    const sliders = find(readBuiltPage('/').main, '#before-after').querySelectorAll('input[type=range]')

    expect(sliders.map(({ attributes: { min, max, value } }) => ({ min, max, value }))).toEqual(
      Array.from({ length: 3 }, () => ({ min: '0', max: '100', value: '50' })),
    )
  })

  test('explains how it works in steps @2-home-5', () => {
    const steps = find(readBuiltPage('/').main, '#how-it-works ol')

    expect(itemsOf(steps).length).toBe(3)
  })

  test('leads to the reviews site and copies no review', () => {
    const section = find(readBuiltPage('/').main, '#reviews')

    expect(linksOf(section).map(([, href]) => href)).toContain(site.reviewsSite.url)
    expect(section.querySelectorAll('blockquote, q, iframe')).toEqual([])
  })

  test('offers the call before the form @2-home-7', () => {
    const { main } = readBuiltPage('/')

    expect(main.querySelectorAll('section').filter(callToAction).length).toBe(1)
    expect(find(main, '#hero').querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(find(main, '#hero'))).toContainEqual([...quoteLink])
  })
})

/** A band that offers the phone and has no anchor of its own. */
function callToAction(section: BuiltPage['main']): boolean {
  return !section.id && section.querySelector(`a[href="${callLink}"]`) !== null
}

function priceRows() {
  return itemsOf(
    find(readBuiltPage('/').main, '#pricing')
      .querySelectorAll('ul, ol')
      .find((list) => itemsOf(list).length === 6) ?? readBuiltPage('/').main,
  )
}
