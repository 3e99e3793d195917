import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { scriptText, unfilledText } from '#renderer/pageHtml.tsx'
import { renderWhole } from '#renderer/renderBody.tsx'

test('an error of a component is thrown, also within Suspense', async () => {
  const Broken = () => {
    throw new Error('The record is empty.')
  }

  const rendering = renderWhole(
    <Suspense fallback="Loading">
      <Broken />
    </Suspense>,
  )

  await expect(rendering).rejects.toThrow('The record is empty.')
})

test('a large part within Suspense is rendered in place, without a script', async () => {
  const text = 'A long page. '.repeat(5000)

  const html = await renderWhole(
    <main>
      <Suspense>
        <p>{text}</p>
      </Suspense>
      <footer />
    </main>,
  )

  expect(html).toBe(`<main><!--$--><p>${text}</p><!--/$--><footer></footer></main>`)
})

test('escapes a text that would end the script, without changing its value', () => {
  const data = { name: 'Tug & Sons </script><!-- <script>' }

  const text = scriptText(data)

  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})

test.each([
  ['<p>Call <b>us in {city</b></p>', 'us in {city'],
  ['<p>From city}.</p>', 'From city}.'],
  ['<p>From {tier-2}.</p>', 'From {tier-2}.'],
  ['<title>Junk in { city }</title>', 'Junk in { city }'],
  ['<img alt="A truck in {cité}" src="/truck.jpg">', 'A truck in {cité}'],
])('a brace in a text or an attribute is found: %s', (html, text) => {
  expect(unfilledText(`<p>Ajax</p>${html}`)).toBe(text)
})
