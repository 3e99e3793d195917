import { describe, expect, test } from 'vitest'
import { find, itemsOf, linksOf, readBuiltPage } from '#tests/support/builtPages.ts'
import { callLink, lastSection, listsOf, quoteLink } from '#tests/support/pageParts.ts'
import { directServiceSlugs } from '#tests/support/specification.ts'

describe.each(directServiceSlugs)('the direct service page %s', (service) => {
  const address = `/services/${service}`

  test('opens with a call button and Get Free Quote', () => {
    const hero = find(readBuiltPage(address).main, 'section')

    expect(hero.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(hero)).toContainEqual([...quoteLink])
  })

  test('has four feature cards', () => {
    const band = find(readBuiltPage(address).main, 'section[aria-label="How we do it"]')

    const cards = itemsOf(find(band, 'ul')).filter(
      (item) => item.querySelector('h2, h3') && item.querySelector('p'),
    )

    expect(cards).toHaveLength(4)
  })

  test('lists twelve different things that are removed', () => {
    const long = listsOf(readBuiltPage(address)).filter(({ length }) => length === 12)

    expect(long.map((list) => new Set(list).size)).toEqual([12])
  })

  test('has a box with a button to schedule it', () => {
    const label = service === 'estate-cleanouts' ? 'Schedule Consultation' : 'Schedule Removal'

    expect(linksOf(readBuiltPage(address).main).filter(([words]) => words.startsWith('Schedule'))).toEqual([
      [label, '/#contact'],
    ])
  })

  test('closes with a call button and Back to Home', () => {
    const closing = lastSection(readBuiltPage(address))

    expect(closing.querySelector(`a[href="${callLink}"]`)).not.toBeNull()
    expect(linksOf(closing)).toContainEqual(['Back to Home', '/'])
  })
})
