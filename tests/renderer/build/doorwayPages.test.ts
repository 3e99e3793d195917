import { describe, expect, test } from 'vitest'
import { describeDoorwayPage, doorwayPages, hideFromSearch } from '#renderer/build/doorwayPages.ts'
import { doorwayText } from '#renderer/build/doorwayText.ts'
import { anyName, indexNames, maskNames } from '#renderer/build/maskNames.ts'
import { wordsOf } from '#renderer/build/words.ts'
import { numberedWords } from '#tests/support/numberedWords.ts'

const sofa = numberedWords('couch', 100)
const piano = numberedWords('piano', 100)
const names = indexNames(['Ajax', 'Port Perry', 'Port Perry Beach'].map(wordsOf))

test('a page that says what another one says is found, and both are named', async () => {
  const found = await doorwayPages(
    pagesOf({
      '/services/ajax/sofa': sofa,
      '/services/ajax/couch': `${sofa} ${numberedWords('extra', 20)}`,
      '/services/ajax/piano': piano,
    }),
  )

  expect(found.map(describeDoorwayPage)).toEqual([
    '/services/ajax/couch is noindex: it shares 83% of its wording with /services/ajax/sofa (limit 65%).',
    '/services/ajax/sofa is noindex: it shares 83% of its wording with /services/ajax/couch (limit 65%).',
  ])
})

test('pages that differ are no doorways', async () => {
  expect(
    await doorwayPages(pagesOf({ '/services/ajax/sofa': sofa, '/services/whitby/sofa': piano })),
  ).toEqual([])
})

test.each([
  ['towns', '/service-areas/ajax', '/service-areas/whitby'],
  ['services with a page of their own', '/services/sofas', '/services/couches'],
])('pages of %s are compared among themselves', async (_kind, one, other) => {
  const found = await doorwayPages(pagesOf({ [one]: sofa, [other]: sofa }))

  expect(found.map(({ address }) => address)).toEqual([one, other].sort())
})

test('pages of two kinds are not compared, and other pages with none', async () => {
  const alike = [
    '/services/ajax/sofa',
    '/services/sofas',
    '/service-areas/ajax',
    '/',
    '/about-us',
    '/privacy',
  ]

  expect(await doorwayPages(pagesOf(Object.fromEntries(alike.map((address) => [address, sofa]))))).toEqual([])
})

test('pages of services in towns that differ by names alone are found', async () => {
  const inTown = (town: string) =>
    Array.from({ length: 30 }, (_, index) => `in ${town} we carry couch${index} out`).join(' ')

  const found = await doorwayPages(
    pagesOf({ '/services/ajax/sofa': inTown('Ajax'), '/services/port-perry/sofa': inTown('Port Perry') }),
  )

  expect(found.map(describeDoorwayPage)).toEqual([
    '/services/ajax/sofa is noindex: it shares 100% of its wording with /services/port-perry/sofa, but for names (limit 80%).',
    '/services/port-perry/sofa is noindex: it shares 100% of its wording with /services/ajax/sofa, but for names (limit 80%).',
  ])
})

describe('a name', () => {
  const mask = (text: string) => [...maskNames(wordsOf(text), names)]

  test('is masked wherever it stands, whatever its case', () => {
    expect(mask('Hot tub removal in Ajax: AJAX!')).toEqual([
      ...wordsOf('hot tub removal in'),
      anyName,
      anyName,
    ])
  })

  test('is masked beside another one, and beside itself', () => {
    expect(mask('Ajax Ajax Port Perry Port Perry, Ajax')).toEqual(Array(5).fill(anyName))
  })

  test('is masked whole where another one begins alike', () => {
    expect(mask('Port, Port Perry, Port Perry Beach')).toEqual([...wordsOf('port'), anyName, anyName])
  })

  test('is not masked inside a word', () => {
    expect(mask('Ajaxes perry')).toEqual([...wordsOf('ajaxes perry')])
  })
})

test('a page is kept from search engines by its robots tag', () => {
  const page = (robots: string) => `<head><meta name="robots" content="${robots}"></head><main>Couch</main>`

  expect(hideFromSearch(page('index,follow'))).toBe(page('noindex'))
  expect(() => hideFromSearch('<main>Couch</main>')).toThrow('no robots tag')
})

const pagesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([address, words]) => {
    const text = doorwayText(address, `<main>${words}</main>`, names)
    return text ? [{ address, text }] : []
  })
