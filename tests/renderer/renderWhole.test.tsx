import { Suspense } from 'react'
import { expect, test } from 'vitest'
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
