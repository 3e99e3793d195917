import { describe, expect, test } from 'vitest'
import { wordsOf, wordsOfPage } from '#renderer/build/words.ts'
import { seededRandom } from '#tests/support/seededRandom.ts'

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
