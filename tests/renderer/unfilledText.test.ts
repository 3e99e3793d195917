import { expect, test } from 'vitest'
import { unfilledText } from '#renderer/pageHtml.tsx'

test.each([
  ['<p>Call <b>us in {city</b></p>', 'us in {city'],
  ['<p>From city}.</p>', 'From city}.'],
  ['<p>From {tier-2}.</p>', 'From {tier-2}.'],
  ['<title>Junk in { city }</title>', 'Junk in { city }'],
  ['<img alt="A truck in {cité}" src="/truck.jpg">', 'A truck in {cité}'],
])('a brace in a text or an attribute is found: %s', (html, text) => {
  expect(unfilledText(`<p>Ajax</p>${html}`)).toBe(text)
})
