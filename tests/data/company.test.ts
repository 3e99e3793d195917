import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '#data/company/claims.ts'
import type { Claim } from '#data/company/companySchema.ts'
import { hourInWords, sameDayUntil, site } from '#data/company/site.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { facts, insideSentence } from '#data/prices/facts.ts'

/** Other words for a claim of data/company/claims.ts or a fact of data/company/site.ts. */
const inOtherWords = [
  new RegExp(`before ${sameDayUntil}|${site.arrivalWindow}`, 'i'),
  /\bnext[- ]day\b|ask for tomorrow/i,
  /(by|before) supper/i,
  /free estimates?|(?<!Get (Your )?)free quotes?|(quote|estimate) is free/i,
  /hidden fee/i,
  /before (anything|a thing) is lifted/i,
  /(number|price) you agree to/i,
  /space (it|your load) takes in the truck,/i,
  /(a|per) cubic yard,/i,
  new RegExp(`\\${facts.perYard}\\b`),
  /for the price of/i,
  /fully (insured|licensed)|insured and/i,
  /donation and recycling|(re-?use|donation)s? .{0,20}before (disposal|the dump)|can be reused are donated/i,
  /\buniform(ed)?\b/i,
  /swept (after|when we)/i,
  /credit card|no card to/i,
  /100\+ reviews|100% recommended|40% more|over 1[05] years|5 star/i,
]

/** Content files, without their references to claims as `claims.x`. */
const texts = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .map((file) => `data/${file}`)
  .filter((file) => file.endsWith('.ts'))
  .filter(
    (file) => !['data/company/claims.ts', 'data/company/site.ts', 'data/prices/facts.ts'].includes(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\bclaims\.\w+/g, '') }))

test('no text repeats or paraphrases a claim', () => {
  // "From {minimum}" is only a price.
  const { priceFrom: _, ...others }: Record<string, Claim> = claims
  const wordings = Object.values(others).flatMap(({ wording, short = wording }) => [wording, short])
  const spellings = wordings.flatMap((words) => [words, fillTemplate(words, facts)])

  const repeating = texts.flatMap(({ file, text }) => {
    const plain = text.replace(/\{\w+\}/g, '')
    const repeated = spellings.filter((words) => text.toLowerCase().includes(words.toLowerCase()))
    const paraphrased = inOtherWords.flatMap((words) => words.exec(plain)?.[0] ?? [])
    return [...repeated, ...paraphrased].map((words) => `${file}: ${words}`)
  })

  expect(texts.length).toBeGreaterThan(80)
  expect(repeating).toEqual([])
})

test('a claim has placeholders for the middle and the start of a sentence, each also in short form', () => {
  const { wording, short = wording }: Claim = claims.insured
  const { wording: rate, short: shortRate = rate }: Claim = claims.rate

  expect(facts).toMatchObject({
    insured: insideSentence(wording),
    Insured: wording,
    insuredShort: insideSentence(short),
    InsuredShort: short,
    RateShort: fillTemplate(shortRate, facts),
  })
  expect(insideSentence('Fully insured')).toBe('fully insured')
  expect(insideSentence('WSIB-insured, and licensed')).toBe('WSIB-insured, and licensed')
  expect([1, 9, 12, 15].map(hourInWords)).toEqual(['1 a.m.', '9 a.m.', 'noon', '3 p.m.'])
})
