import { expect, onTestFinished, test, vi } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { launchList } from '#data/checks/launchList.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { checkSite } from '#renderer/build/checkSite.ts'
import { launchReport } from '#renderer/build/launch.ts'
import { projectFolder } from '#server/config.ts'
import { required } from '#tests/support/required.ts'
import { startScript } from '#tests/support/server/startQuoteServer.ts'

const utcDayOf = (time: Date) => time.toISOString().slice(0, 10)

test('a date of a record is compared with the day at the company, not with the day in UTC', async () => {
  const { collector } = required(Object.values(allContent().authorities)[0])
  const before = { ...collector }
  // Other tests share the record, and a day that is undefined would be a fault.
  onTestFinished(() => {
    Reflect.deleteProperty(collector, 'checkedOn')
    Object.assign(collector, before)
  })
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

test('the command prints the list, and fails if an item is open', async () => {
  const list = launchList(allContent(), dayOf(new Date()))
  const { text, ready } = launchReport(list)

  const command = await startScript(projectFolder, ['renderer/build/launch.ts']).ended

  for (const { title, file, items } of list)
    for (const named of [title, file, ...items]) expect(text).toContain(named)
  expect(command).toMatchObject({ code: ready ? 0 : 1, out: `${text}\n` })
  expect(launchReport([])).toEqual({ text: 'Nothing is left: the site can go live.', ready: true })
})
