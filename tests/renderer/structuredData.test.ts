import { expect, test } from 'vitest'
import { scriptText } from '#renderer/pageHtml.tsx'

test('escapes a text that would end the script, without changing its value', () => {
  const data = { name: 'Tug & Sons </script><!-- <script>' }

  const text = scriptText(data)

  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
