import { expect, test } from '@playwright/test'
import { type DeployedSite, deploySite } from '#tests/support/deploySite.ts'
import { drivePage } from '#tests/support/drivePage.ts'
import { type MailServer, runMailServer } from '#tests/support/runMailServer.ts'
import { message, visitor, visitSite } from '#tests/support/visitorStory.ts'
import { watchFaults } from '#tests/support/watchFaults.ts'

test.use({ viewport: { width: 1280, height: 900 } })

let mail: MailServer
let site: DeployedSite

test.beforeEach(async () => {
  mail = await runMailServer()
  site = await deploySite({ settings: { SMTP_URL: mail.url, QUOTES_TO: 'owner@site.example' } })
})

test.afterEach(async () => {
  await site.stop()
  await mail.stop()
})

test('a visitor reads, estimates, compares, looks at photos and asks, and the owner gets the mail @7-7', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType()))
      calls.push(`${request.method()} ${request.url()}`)
  })

  await visitSite(drivePage(page), site.url)

  await expect.poll(() => mail.mails.length).toBe(1)
  expect(mail.mails[0]?.envelope.to).toEqual(['owner@site.example'])
  for (const words of [...Object.values(visitor), message]) expect(mail.mails[0]?.text).toContain(words)
  expect(await site.quotes()).toMatchObject([{ ...visitor, message, page: '/', spam: false }])
  expect(calls).toEqual([`POST ${site.url}/api/quotes`])
  expect(faults).toEqual([])
  expect(site.complaints()).toBe('')
})
