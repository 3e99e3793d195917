import { expect, test } from 'vitest'
import { unfilledText } from '#renderer/pageHtml.tsx'

test.each([
  ['<p>Call <b>us in {city</b></p>', 'us in {city'],
  ['<p>From city}.</p>', 'From city}.'],
  ['<p>From {tier-2}.</p>', 'From {tier-2}.'],
  ['<title>Junk in { city }</title>', 'Junk in { city }'],
  ['<img alt="A truck in {cité}" src="/truck.jpg">', 'A truck in {cité}'],
])('a brace in a text or an attribute is found: %s', (html, text) => {
  expect(unfilledText(`<style>p{margin:0}</style>${html}`)).toBe(text)
})

test('braces in scripts, styles and structured data belong there', () => {
  const html = `<style data-emotion="css a">.a{color:red}</style><p>Ajax</p>
<script type="application/ld+json">{"name":"Ajax"}</script><script>if (true) {\n}</script>`

  expect(unfilledText(html)).toBeUndefined()
})
