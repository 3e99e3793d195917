import { expect, test } from 'vitest'
import { describeRetention } from '#data/pages/retention.ts'

test.each([
  [
    { quotes: 730, photos: 180 },
    'We keep a request for 2 years, then we delete it. We delete its photos after 180 days. Ask us, and we’ll delete it sooner.',
  ],
  [
    { quotes: 365, photos: 1 },
    'We keep a request for 1 year, then we delete it. We delete its photos after 1 day. Ask us, and we’ll delete it sooner.',
  ],
  [
    { quotes: undefined, photos: undefined },
    'We keep a request as long as we need it to quote, do the job and answer questions afterwards. Ask us, and we’ll delete it sooner.',
  ],
])('%j is described', (retention, text) => {
  expect(describeRetention(retention)).toBe(text)
})
