import { expect, test } from 'vitest'
import { scriptText } from '#renderer/html/pageHtml.tsx'

test('a text that would end the script is written so that it cannot, and reads the same', () => {
  const data = { name: 'Tug & Sons </script><!-- <script>' }

  const text = scriptText(data)

  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
