import { expect, test } from 'vitest'
import { describeRetention } from '#data/pages/retention.ts'

test.each([
  [
    { quotes: 730, photos: 180 },
    'We keep a request for 730 days, then we delete it. We delete its photos after 180 days. Ask us, and we delete yours sooner.',
  ],
  [
    { quotes: undefined, photos: undefined },
    'We keep a request as long as we need it to quote, do the job and answer questions afterwards. Ask us, and we delete yours sooner.',
  ],
])('%j is described', (retention, text) => {
  expect(describeRetention(retention)).toBe(text)
})
