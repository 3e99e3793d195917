import { expect, onTestFinished, test, vi } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { checkSite } from '#renderer/build/checkSite.ts'
import { required } from '#tests/support/content/required.ts'

const utcDayOf = (time: Date) => time.toISOString().slice(0, 10)

test('a date of a record is compared with the day at the company, not with the day in UTC', async () => {
  const { collector } = required(Object.values(allContent().authorities)[0])
  onTestFinished(() => void Reflect.deleteProperty(collector, 'checkedOn'))
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2100, 10, 27, hour)))
  const now = hours.find((hour) => dayOf(hour) !== utcDayOf(hour)) ?? required(hours[0])
  vi.useFakeTimers({ now, toFake: ['Date'] })

  // West of Greenwich the later day is tomorrow, east of it today.
  const later = required([dayOf(now), utcDayOf(now)].toSorted()[1])
  Object.assign(collector, { checkedOn: later })
  const checked = checkSite()

  if (later === dayOf(now)) await expect(checked).resolves.toBeDefined()
  else await expect(checked).rejects.toThrow(`has a checkedOn in the future, ${later}`)
})
