import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { ada, expectToast, fillForm, readForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import { expectMarkedDocument, expectNewDocument, visit } from '#tests/support/browser/visit.ts'
import { expectPage, followLink } from '#tests/support/page/tour.ts'
import { type DeployedSite, deploySite } from '#tests/support/site/deploySite.ts'
import {
  keepLoading,
  keepPosting,
  keepSending,
  keepWalking,
  openVisitor,
  type Visitor,
  watchEnd,
} from './traffic.ts'

const deployments = 2
const success = ['status', 'Success!', 'Quote request submitted successfully!'] as const

type Open = (url: string, from?: number, options?: BrowserContextOptions) => Promise<Visitor>

const test = base.extend<{ deploy: typeof deploySite; open: Open }>({
  deploy: async ({ browser }, use) => {
    const sites: DeployedSite[] = []
    await use(async (how) => {
      const site = await deploySite(how)
      sites.push(site)
      return site
    })
    await Promise.all(browser.contexts().map((context) => context.close()))
    await Promise.all(sites.map((site) => site.stop()))
  },
  open: async ({ browser }, use) => {
    const visitors: Visitor[] = []
    await use(async (...how) => {
      const visitor = await openVisitor(browser, ...how)
      visitors.push(visitor)
      return visitor
    })
    // Code that a new build took away fails to load, and the pages catch that.
    expect(visitors.flatMap(({ errors }) => errors)).toEqual([])
  },
})

// Four browsers' pages and a server that starts thrice, perhaps beside another worker.
test.setTimeout(180_000)

test('new builds are deployed while visitors click and send: no page is lost, and every quote is stored once', async ({
  deploy,
  open,
}) => {
  const site = await deploy()
  const walkers = await Promise.all([0, 4].map((from) => open(site.url, from)))
  const senders = await Promise.all([0, 1].map(() => open(site.url)))
  const thanked: string[] = []

  for (let round = 1; round <= deployments; round++) {
    await Promise.all(walkers.map(({ page, next }) => visit(page, next(0))))
    await Promise.all(senders.map(({ page }) => visit(page, '/')))
    site.build()
    const { promise: failed, resolve: onFailure } = Promise.withResolvers<void>()
    // Stays down until a request has failed.
    const restarted = site.restart(failed)
    const isOver = watchEnd(restarted)
    const walking = walkers.map((walker) => keepWalking(walker, isOver))
    const sending = senders.map(({ page }, index) =>
      keepSending(
        page,
        (count) => ({ ...ada, message: `Build ${round}, visitor ${index}: ${count}` }),
        isOver,
        onFailure,
      ),
    )
    await Promise.all([restarted, ...walking])
    for (const { page } of walkers) await expectNewDocument(page)
    thanked.push(...(await Promise.all(sending)).flat())
  }

  const stored = (await site.quotes()).map(({ message }) => message)
  expect(stored.toSorted()).toEqual(thanked.toSorted())
  expect(thanked.length).toBeGreaterThanOrEqual(deployments * senders.length)
  expect(site.complaints()).toBe('')
})

test('with a supervisor that keeps its socket a restart is a wait: no page and no quote fails, even without JavaScript', async ({
  deploy,
  open,
}) => {
  const site = await deploy({ keepsSocket: true })
  const [reader, poster, walker, sender] = [
    await open(site.url, 0, { javaScriptEnabled: false }),
    await open(site.url, 0, { javaScriptEnabled: false }),
    await open(site.url),
    await open(site.url),
  ]
  const thanked: string[] = []

  for (let round = 1; round <= deployments; round++) {
    await visit(walker.page, '/')
    await visit(sender.page, '/')
    site.build()
    const restarted = site.restart()
    const isOver = watchEnd(restarted)
    const fieldsOf = (who: string) => (count: number) => ({
      ...ada,
      message: `Build ${round}, ${who}: ${count}`,
    })
    let failures = 0
    const [, hasWaited, , posted, sent] = await Promise.all([
      restarted,
      keepLoading(reader, isOver),
      keepWalking(walker, isOver),
      keepPosting(poster.page, fieldsOf('poster'), isOver),
      keepSending(sender.page, fieldsOf('sender'), isOver, () => {
        failures += 1
      }),
    ])
    expect(hasWaited).toBe(true)
    expect(failures).toBe(0)
    thanked.push(...posted, ...sent)
  }

  const stored = (await site.quotes()).map(({ message }) => message)
  expect(stored.toSorted()).toEqual(thanked.toSorted())
  expect(site.complaints()).toBe('')
})

test('visitors with a page of the previous build go on, and send what they typed', async ({
  deploy,
  open,
}) => {
  const site = await deploy()
  const [{ page: reader }, { page: typist }, { page: sender }, { page: hesitant }] = [
    await open(site.url),
    await open(site.url),
    await open(site.url),
    await open(site.url),
  ]
  const fieldsOf = (who: string) => ({ ...ada, message: `From the ${who}` })
  await visit(reader, '/service-areas/ajax')
  await visit(typist, '/')
  await fillForm(typist, fieldsOf('typist'))
  await visit(sender, '/')
  await hydrateOnIntentOnly(hesitant)
  await hesitant.goto('/')

  site.build()
  await site.restart()

  await followLink(reader, '/about-us')
  await expectPage(reader, '/about-us')
  await expectNewDocument(reader)

  await followLink(typist, '/privacy')
  await expectPage(typist, '/privacy')
  await typist.goBack()
  await expectPage(typist, '/')
  await hydrate(typist)
  expect(await readForm(typist)).toEqual(fieldsOf('typist'))
  await sendButton(typist).click()
  await expectToast(typist, ...success)

  await fillForm(sender, fieldsOf('sender'))
  await sendButton(sender).click()
  await expectToast(sender, ...success)
  await expectMarkedDocument(sender)

  await fillForm(hesitant, fieldsOf('hesitant'))
  await sendButton(hesitant).click()
  await expect(hesitant).toHaveURL('/thank-you')

  const stored = (await site.quotes()).map(({ message }) => message)
  expect(stored.toSorted()).toEqual(['From the hesitant', 'From the sender', 'From the typist'])
  expect(site.complaints()).toBe('')
})
