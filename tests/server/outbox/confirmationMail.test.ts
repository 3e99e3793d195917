import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { receive } from '#tests/support/server/receiveMail.ts'

/** The end of same-day service on December 4. */
const sameDayEnds = companyTime(`2026-12-04T${String(site.sameDayHour).padStart(2, '0')}:00:00`)
const beforeItEnds = new Date(sameDayEnds - 60_000).toISOString()
const whenItEnds = new Date(sameDayEnds).toISOString()
const theNextMorning = new Date(sameDayEnds + 23 * 3_600_000).toISOString()

test('the confirmation contains no typed text', async () => {
  const mail = await receive(
    'confirmation',
    { name: 'Buy pills at evil.example', createdAt: beforeItEnds },
    { now: Date.parse(beforeItEnds) },
  )

  expect(mail.envelope.to).toEqual(['ada@example.com'])
  expect(mail.from).toMatchObject({ name: site.brand, address: 'site@site.example' })
  expect(mail.replyTo?.[0]?.address).toBe('owner@site.example')
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  )
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('We have your quote request, and we call or write back with a price.')
    expect(body).toContain(site.phoneDotted)
  }
  expect(mail.raw).not.toMatch(/pills|fridge/)
})

test.each([
  [beforeItEnds, beforeItEnds, '', true],
  [whenItEnds, whenItEnds, '', false],
  [beforeItEnds, beforeItEnds, '2026-12-24', false],
  [beforeItEnds, whenItEnds, '', false],
  [beforeItEnds, theNextMorning, '', false],
])(
  'the confirmation of %s that is sent at %s for the day %j offers today: %s',
  async (createdAt, sentAt, day, isOffered) => {
    const { text } = await receive('confirmation', { createdAt, day }, { now: Date.parse(sentAt) })

    expect(text?.includes('Need it gone today?')).toBe(isOffered)
  },
)

/** Converts a local time of the company to milliseconds since the epoch. */
function companyTime(shown: string): number {
  const asUtc = Date.parse(`${shown}Z`)
  const clock = new Date(asUtc).toLocaleString('sv-SE', { timeZone: site.timeZone })
  return asUtc - (Date.parse(`${clock.replace(' ', 'T')}Z`) - asUtc)
}
