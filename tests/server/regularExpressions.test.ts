import { readdirSync } from 'node:fs'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { regularExpressionsIn } from '#tests/support/regularExpressions.ts'

/** These read what we wrote ourselves, and never what somebody sent. */
const ownTextsOnly = /^(renderer\/build\/|renderer\/pageHtml\.ts$|data\/metadata\/cutToPixels\.ts$)/

/**
 * Proven linear in the same way (zod's own expression for an email address), but in three minutes. When zod changes it,
 * it has to be proven once more.
 */
const provenBefore = [
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
]

const files = ['server', 'data', 'components', 'renderer', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !ownTextsOnly.test(file)),
)
const expressions = files.flatMap(regularExpressionsIn)

test('no regular expression takes more than linear time, whatever is sent', async () => {
  const unproven = expressions.filter(({ source }) => !provenBefore.includes(source))

  const verdicts = await Promise.all(
    unproven.map(async ({ place, source, flags }) => {
      // The automaton proves; the fuzzer, left out, would only have found nothing so far. No clock ends the search.
      const verdict = await check(source, flags, { checker: 'automaton', timeout: null })
      return verdict.status === 'safe' ? [] : [`${place} /${source}/${flags} is ${verdict.status}`]
    }),
  )

  expect(verdicts.flat()).toEqual([])
})

test('every regular expression in a file that sees input is found, those of zod and of the browser among them', () => {
  const sources = expressions.map(({ source }) => source)
  const places = expressions.map(({ place }) => place)

  expect(sources.length).toBeGreaterThan(40)
  expect(sources).toEqual(expect.arrayContaining(provenBefore))
  expect(places).toContainEqual(expect.stringMatching(/^components\/.+\.tsx:/))
  expect(places).toContainEqual(expect.stringMatching(/^renderer\/.+\.ts:/))
})
