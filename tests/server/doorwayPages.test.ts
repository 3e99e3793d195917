import { describe, expect, test } from 'vitest'
import { describeDoorwayPage, doorwayPages, hideFromSearch } from '#server/build/doorwayPages.ts'
import { doorwayText } from '#server/build/doorwayText.ts'
import { findTwins } from '#server/build/findTwins.ts'
import { anyName, indexNames, maskNames } from '#server/build/maskNames.ts'
import { type Shingles, shinglesOf, similarity } from '#server/build/shingles.ts'
import { wordsOf, wordsOfPage } from '#server/build/words.ts'
import { seededRandom } from '#tests/support/seededRandom.ts'

const sofa = words('couch', 100)
const piano = words('piano', 100)
const names = indexNames(['Ajax', 'Port Perry', 'Port Perry Beach'].map(wordsOf))

test('a page that says what another one says is found, and both are named', () => {
  const found = doorwayPages(
    pagesOf({
      '/services/ajax/sofa': sofa,
      '/services/ajax/couch': `${sofa} ${words('extra', 20)}`,
      '/services/ajax/piano': piano,
    }),
  )

  expect(found.map(describeDoorwayPage)).toEqual([
    '/services/ajax/couch is noindex: it shares 83% of its wording with /services/ajax/sofa (limit 65%).',
    '/services/ajax/sofa is noindex: it shares 83% of its wording with /services/ajax/couch (limit 65%).',
  ])
})

test('pages that differ are no doorways', () => {
  expect(doorwayPages(pagesOf({ '/services/ajax/sofa': sofa, '/services/whitby/sofa': piano }))).toEqual([])
})

test.each([
  ['towns', '/service-areas/ajax', '/service-areas/whitby'],
  ['services with a page of their own', '/services/sofas', '/services/couches'],
])('pages of %s are compared among themselves', (_kind, one, other) => {
  const found = doorwayPages(pagesOf({ [one]: sofa, [other]: sofa }))

  expect(found.map(({ address }) => address)).toEqual([one, other].sort())
})

test('pages of two kinds are not compared, and other pages with none', () => {
  const alike = [
    '/services/ajax/sofa',
    '/services/sofas',
    '/service-areas/ajax',
    '/',
    '/about-us',
    '/privacy',
  ]

  expect(doorwayPages(pagesOf(Object.fromEntries(alike.map((address) => [address, sofa]))))).toEqual([])
})

test('pages of services in towns that differ by names alone are found', () => {
  const inTown = (town: string) =>
    Array.from({ length: 30 }, (_, index) => `in ${town} we carry couch${index} out`).join(' ')

  const found = doorwayPages(
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

describe('the words of a page', () => {
  test('are those of its main part, without what nobody reads', () => {
    const html =
      '<header>Menu</header><main id="content"><h1>Cou<!-- -->ch &amp; more</h1><p>It&#x27;s<br/>gone</p><script>x()</script></main>'

    expect(wordsOfPage(html)).toEqual(wordsOf("Couch more It's gone"))
    expect(wordsOfPage('<main></main>')).toEqual(wordsOf(''))
    expect(wordsOfPage('<p>No main part</p>')).toEqual(wordsOf(''))
  })

  test('are what is left without markup, in lower case and without punctuation', () => {
    const random = seededRandom(11)
    const some = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
    const written = [
      'Ajax',
      'couch',
      'É',
      'ß',
      '７',
      '日',
      'z',
      '9',
      '$35',
      '’',
      "'",
      '-',
      '.',
      ' ',
      '\n',
      '…',
      '&',
    ]
    const escaped = ['&amp;', '&lt;', '&gt;', '&quot;', '&#x27;']
    const markup = [
      '<b>',
      '</b>',
      '<br/>',
      '<a title="of 5" href="/">',
      '<!-- -->',
      '<!--$--><!--/$-->',
      '<style>p{}</style>',
      '<script>if(1<b)c()</script>',
      '<template><p>x</p></template>',
    ]

    for (let round = 0; round < 500; round += 1) {
      const pieces = Array.from({ length: 30 }, () =>
        some(random() < 0.6 ? written : [...escaped, ...markup]),
      )
      const html = pieces.join('')
      expect(wordsOf(html), html).toEqual(numbersOf(html))
    }
  })

  /** Nothing but regular expressions. */
  function numbersOf(html: string): Uint32Array {
    const signs: Record<string, string> = { '&#x27;': "'" }
    const text = html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(style|script|template)\b.*?<\/\1>|<[^>]+>/gs, ' ')
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? ' ')
    const words = text.toLowerCase().match(/[\p{L}\p{N}$’'-]+/gu) ?? []
    return Uint32Array.from(words, (word) => wordsOf(word)[0] ?? 0)
  }

  test('differ where the words do', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `word${index.toString(36)}`)

    expect(new Set(wordsOf(words.join(' '))).size).toBeGreaterThan(words.length - 10)
  })
})

test('two texts are as similar as the sequences of five words they share', () => {
  const text = sequencesOf('one two three four five six')

  expect(similarity(text, sequencesOf('One two, three four five six!'))).toBe(1)
  expect(similarity(text, sequencesOf('one two three four five seven'))).toBe(1 / 3)
  expect(similarity(text, sequencesOf('six five four three two one'))).toBe(0)
  expect(similarity(sequencesOf(''), sequencesOf(''))).toBe(0)
})

test('what two texts share is exact, and a sequence that is said twice counts once', () => {
  const text = (name: string) => sequencesOf(`${words('all', 50)} ${words(name, 50)}`)
  const share = 46 / (2 * 96 - 46)

  expect(similarity(text('one'), text('other'))).toBe(share)
  expect(similarity(text('one'), text('other'), share - 0.001)).toBe(share)
  expect(similarity(text('one'), text('other'), 0.5)).toBeLessThan(0.5)
  expect(similarity(sequencesOf('a b c d e a b c d e'), sequencesOf('a b c d e'))).toBe(1 / 5)
  expect([...sequencesOf('a b c d e a b c d e')]).toHaveLength(5)
})

describe('texts that share more than a limit', () => {
  /** Every text shares half of its words with some, and something with all. */
  const texts = Array.from({ length: 60 }, (_, index) =>
    sequencesOf(
      [
        words('all', 20),
        words(`town${index % 6}`, 40),
        words(`service${index % 10}`, 40),
        words(`own${index}`, index % 30),
      ].join(' '),
    ),
  )

  test.each([0.2, 0.35, 0.5, 0.65, 0.8])('over %d they are those that comparing all pairs finds', (limit) => {
    expect(expectSameAsAllPairs(texts, limit)).toBeGreaterThan(0)
  })

  test('however many are alike, and in whatever order they come', () => {
    const random = seededRandom(7)
    const below = (most: number) => Math.floor(random() * most)
    const stock = Array.from({ length: 6 }, (_, index) => words(`part${index}x`, 12))
    const randomText = () => {
      const parts = stock.filter(() => random() < 0.6)
      return sequencesOf([...parts, words(`own${below(9)}x`, below(24))].join(' '))
    }
    let twins = 0

    for (let round = 0; round < 300; round += 1)
      twins += expectSameAsAllPairs(Array.from({ length: 2 + below(12) }, randomText), 0.3 + random() / 2)

    expect(twins).toBeGreaterThan(300)
  })

  /** @returns how many texts share more than the limit with another one */
  function expectSameAsAllPairs(texts: readonly Shingles[], limit: number): number {
    const near = (one: number) =>
      texts.flatMap((text, other) => {
        const share = similarity(texts[one] ?? text, text)
        return other !== one && share > limit ? [{ one, other, share }] : []
      })
    const wanted = texts.flatMap((_, one) => (near(one).length > 0 ? [one] : []))

    const found = findTwins(texts, limit)

    expect(found.map(({ one }) => one).sort((a, b) => a - b)).toEqual(wanted)
    for (const twin of found) expect(near(twin.one)).toContainEqual(twin)
    return wanted.length
  }

  test('texts without a sequence are like no other', () => {
    expect(findTwins([sequencesOf(''), sequencesOf('one two'), sequencesOf('')], 0.5)).toEqual([])
  })
})

const sequencesOf = (text: string) => shinglesOf(wordsOf(text))

const pagesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([address, words]) => {
    const text = doorwayText(address, `<main>${words}</main>`, names)
    return text ? [{ address, text }] : []
  })

/** So many words, each another one. */
function words(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')
}
