import { describe, expect, test } from 'vitest'
import { loadDirectService } from '#data/services/direct/loadDirectService.ts'
import { find, itemsOf, linksOf, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, listsOf, quoteLink } from '#tests/support/build/pageParts.ts'
import { required } from '#tests/support/content/required.ts'
import { directServiceSlugs } from '#tests/support/content/specification.ts'

describe.each(directServiceSlugs)('the direct service page %s', async (service) => {
  const page = readBuiltPage(`/services/${service}`)
  const hero = find(page.main, 'section')
  const { title, description, featureCards } = required(await loadDirectService(service))

  test('has its title, its description, a call button and Get Free Quote in the hero @2-direct-service-1 @3-7', () => {
    expect(textOf(find(hero, 'h1'))).toBe(title)
    expect(textsOf(hero, 'p')).toContain(description)
    expect(linksOf(hero)).toContainEqual([...quoteLink])
    expect(linksOf(hero).map(([, to]) => to)).toContain(callLink)
  })

  test('has four feature cards, each an icon, a title and a description @2-direct-service-2 @3-7', () => {
    const band = find(page.main, 'section[aria-label="How we do it"]')

    const cards = itemsOf(find(band, 'ul')).map((item) => ({
      icon: find(item, 'svg use').getAttribute('href')?.split('#')[1],
      title: textOf(find(item, 'h2')),
      description: textOf(find(item, 'p')),
    }))

    expect(cards).toHaveLength(4)
    expect(cards).toEqual(featureCards)
  })

  test('lists twelve different things that are removed @2-direct-service-3 @3-7 @9-6', () => {
    const long = listsOf(page).filter(({ length }) => length === 12)

    expect(long.map((list) => new Set(list).size)).toEqual([12])
  })

  test('has a box with a button to schedule it @2-direct-service-4', () => {
    const label = service === 'estate-cleanouts' ? 'Schedule Consultation' : 'Schedule Removal'

    expect(linksOf(page.main).filter(([words]) => words.startsWith('Schedule'))).toEqual([
      [label, '/#contact'],
    ])
  })

  test('closes with a call button and Back to Home @2-direct-service-5', () => {
    const links = linksOf(lastSection(page))

    expect(links.map(([, to]) => to)).toContain(callLink)
    expect(links).toContainEqual(['Back to Home', '/'])
  })
})
