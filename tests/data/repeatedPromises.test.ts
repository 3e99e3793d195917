import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from '#data/facts.ts'

/** Each stands in one record: data/claims.ts, or a fact of data/site.ts that its wording names. */
const promises =
  /before noon|fully insured and licensed|no hidden fees|2-hour|100\+ reviews|100% recommended|40% more|over 1[05] years|5 star|no credit card required to book/i

test('no text repeats a promise that is a record', () => {
  const records = ['data/claims.ts', 'data/site.ts', 'data/facts.ts']
  const texts = readdirSync('data', { recursive: true, encoding: 'utf8' })
    .map((file) => `data/${file}`)
    .filter((file) => file.endsWith('.ts') && !records.includes(file))

  const repeating = texts.filter((file) => promises.test(readFileSync(file, 'utf8')))

  expect(texts.length).toBeGreaterThan(80)
  expect(repeating).toEqual([])
})

test('texts name a promise inside a sentence or at its start', () => {
  expect(facts.insured).toBe('fully insured and licensed')
  expect(facts.Insured).toBe('Fully insured and licensed')
  expect(facts.sameDay).toBe('same day when you book before noon')
})
