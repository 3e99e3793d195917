import { describe, expect, test } from 'vitest'
import { loadDirectService } from '#data/services/direct/directServices.ts'
import { find, itemsOf, linksOf, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'
import { callLink, lastSection, listsOf, quoteLink } from '#tests/support/build/pageParts.ts'
import { directServiceSlugs } from '#tests/support/content/specification.ts'

describe.each(directServiceSlugs)('the direct service page %s', (service) => {
  const path = `/services/${service}`

  test('opens with a call button and Get Free Quote @2-direct-service-1', () => {
    const hero = find(readBuiltPage(path).main, 'section')

    expect(hero.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(hero)).toContainEqual([...quoteLink])
  })

  test('has its title and its description in the hero @3-7', async () => {
    const hero = find(readBuiltPage(path).main, 'section')
    const { title, description } = await recordOf(service)

    expect(textOf(find(hero, 'h1'))).toBe(title)
    expect(textsOf(hero, 'p')).toContain(description)
  })

  test('has four feature cards, each an icon, a title and a description @2-direct-service-2 @3-7', async () => {
    const band = find(readBuiltPage(path).main, 'section[aria-label="How we do it"]')
    const { featureCards } = await recordOf(service)

    const cards = itemsOf(find(band, 'ul')).map((item) => ({
      icon: find(item, 'svg use').getAttribute('href')?.split('#')[1],
      title: textOf(find(item, 'h2')),
      description: textOf(find(item, 'p')),
    }))

    expect(cards).toHaveLength(4)
    expect(cards).toEqual(featureCards)
  })

  test('lists twelve different things that are removed @2-direct-service-3 @3-7 @9-6', () => {
    const long = listsOf(readBuiltPage(path)).filter(({ length }) => length === 12)

    expect(long.map((list) => new Set(list).size)).toEqual([12])
  })

  test('has a box with a button to schedule it @2-direct-service-4', () => {
    const label = service === 'estate-cleanouts' ? 'Schedule Consultation' : 'Schedule Removal'

    expect(linksOf(readBuiltPage(path).main).filter(([words]) => words.startsWith('Schedule'))).toEqual([
      [label, '/#contact'],
    ])
  })

  test('closes with a call button and Back to Home @2-direct-service-5', () => {
    const closing = lastSection(readBuiltPage(path))

    expect(closing.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(closing)).toContainEqual(['Back to Home', '/'])
  })
})

async function recordOf(slug: string) {
  const record = await loadDirectService(slug)
  if (!record) throw new Error(`There is no record of ${slug}.`)
  return record
}
