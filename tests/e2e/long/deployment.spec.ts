import { type Browser, test as base, expect } from '@playwright/test'
import { ada, formOf } from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followLink,
  hydrate,
  hydrateOnIntentOnly,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'
import { watchUncaughtErrors } from '#tests/support/page/watch.ts'
import { type DeployedSite, deploySite } from '#tests/support/site/deploySite.ts'

const test = base.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  site: async ({}, use) => {
    const site = await deploySite()
    await use(site)
    expect(site.complaints()).toBe('')
    await site.stop()
  },
})

/** Pages of visitors with their own cache and without prefetching, and their uncaught errors. */
async function openVisitors(browser: Browser, baseURL: string) {
  const open = async () => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 600 } })
    await setConnection(page, { effectiveType: '3g' })
    return page
  }
  const pages = [await open(), await open(), await open(), await open()] as const
  return { pages, errors: pages.map(watchUncaughtErrors) }
}

const quoteFrom = (who: string) => ({ ...ada, message: `From the ${who}` })

const storedMessages = async (site: DeployedSite): Promise<string[]> =>
  (await site.quotes()).map(({ message }) => message).toSorted()

test('after a build visitors can navigate and send their quotes', async ({ site, browser }) => {
  const { pages, errors } = await openVisitors(browser, site.url)
  const [reader, typist, sender, hesitant] = pages
  await visit(reader, town.path)
  await visit(typist, '/')
  await formOf(typist).fill(quoteFrom('typist'))
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
  expect(await formOf(typist).read()).toEqual(quoteFrom('typist'))
  await formOf(typist).send.click()
  await formOf(typist).expectSuccess()

  await formOf(sender).fill(quoteFrom('sender'))
  await formOf(sender).send.click()
  await formOf(sender).expectSuccess()
  await expectMarkedDocument(sender)

  await formOf(hesitant).fill(quoteFrom('hesitant'))
  await formOf(hesitant).send.click()
  await expect(hesitant).toHaveURL('/thank-you')

  expect(await storedMessages(site)).toEqual(['From the hesitant', 'From the sender', 'From the typist'])
  // Code removed by the new build fails to load, which pages handle.
  expect(errors.flat()).toEqual([])
  await Promise.all(pages.map((page) => page.context().close()))
})

test('during a restart under a supervisor every request is answered', async ({ site, request }) => {
  const sent: string[] = []
  site.build()

  const restarted = site.restart()
  const isOver = watchEnd(restarted)
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const quote = quoteFrom(`visitor ${sent.length}`)
    const answers = await Promise.all([
      request.get(`${site.url}${town.path}`),
      request.post(`${site.url}/api/quotes`, { data: quote }),
    ])
    expect(answers.map((answer) => answer.status())).toEqual([200, 201])
    sent.push(quote.message)
  }
  await restarted

  expect(await storedMessages(site)).toEqual(sent.toSorted())
})

/** Whether a promise has settled, without waiting for it. */
function watchEnd(promise: Promise<unknown>): () => boolean {
  let isOver = false
  const end = () => {
    isOver = true
  }
  promise.then(end, end)
  return () => isOver
}
