import { readdirSync } from 'node:fs'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { regularExpressionsIn } from '#tests/support/server/regularExpressions.ts'

/** Files that read only our own texts, never input. */
const ownTextsOnly = /^(renderer\/build\/|renderer\/pageHtml\.ts$|data\/metadata\/cutToPixels\.ts$)/

/**
 * zod's expression for an email address, proven linear in the same way, which took three minutes. When zod changes it, prove
 * the new one.
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

test('no regular expression takes more than linear time on any input', async () => {
  const unproven = expressions.filter(({ source }) => !provenBefore.includes(source))

  const verdicts = await Promise.all(
    unproven.map(async ({ place, source, flags }) => {
      // Only the automaton proves linear time; the fuzzer would not. No timeout: a proof must finish.
      const verdict = await check(source, flags, { checker: 'automaton', timeout: null })
      return verdict.status === 'safe' ? [] : [`${place} /${source}/${flags} is ${verdict.status}`]
    }),
  )

  expect(expressions.length).toBeGreaterThan(40)
  expect(verdicts.flat()).toEqual([])
})
