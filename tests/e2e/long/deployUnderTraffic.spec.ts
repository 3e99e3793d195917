import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test'
import {
  ada,
  expectToast,
  failed,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followLink,
  hydrate,
  hydrateOnIntentOnly,
  linkedKinds,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'
import { watchUncaughtErrors } from '#tests/support/page/watch.ts'
import { type DeployedSite, deploySite } from '#tests/support/site/deploySite.ts'

const success = ['status', 'Success!', 'Quote request submitted successfully!'] as const

/** A site, and pages of visitors with their own cache and without prefetching. Checks for errors at the end. */
const test = base.extend<{ keepsSocket: boolean; site: DeployedSite; open: () => Promise<Page> }>({
  keepsSocket: [false, { option: true }],
  site: async ({ keepsSocket }, use) => {
    const site = await deploySite({ keepsSocket })
    await use(site)
    expect(site.complaints()).toBe('')
    await site.stop()
  },
  open: async ({ browser, site }, use) => {
    const pages: Page[] = []
    const errors: string[][] = []
    await use(async () => {
      const page = await openVisitor(browser, site.url)
      pages.push(page)
      errors.push(watchUncaughtErrors(page))
      return page
    })
    // Code removed by a new build fails to load, which pages handle.
    expect(errors.flat()).toEqual([])
    await Promise.all(pages.map((page) => page.context().close()))
  },
})

async function openVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 600 } })
  await setConnection(page, { effectiveType: '3g' })
  return page
}

const quoteFrom = (who: string) => ({ ...ada, message: `From the ${who}` })

const storedMessages = async (site: DeployedSite): Promise<string[]> =>
  (await site.quotes()).map(({ message }) => message).toSorted()

test('a deployment under traffic loses no page and stores every quote once', async ({ site, open }) => {
  const walker = await open()
  const sender = await open()
  await visit(walker, '/')
  await visit(sender, '/')
  site.build()
  const { promise: hasFailed, resolve: onFailure } = Promise.withResolvers<void>()

  // Stays down until a request has failed.
  const restarted = site.restart(hasFailed)
  const isOver = watchEnd(restarted)
  const [sent] = await Promise.all([
    keepSending(sender, isOver, onFailure),
    keepWalking(walker, isOver),
    restarted,
  ])

  await expectNewDocument(walker)
  expect(await storedMessages(site)).toEqual(sent.toSorted())
})

test('visitors with a page of the previous build can navigate and send their quotes', async ({
  site,
  open,
}) => {
  const [reader, typist, sender, hesitant] = [await open(), await open(), await open(), await open()]
  await visit(reader, town.path)
  await visit(typist, '/')
  await fillForm(typist, quoteFrom('typist'))
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
  expect(await readForm(typist)).toEqual(quoteFrom('typist'))
  await sendButton(typist).click()
  await expectToast(typist, ...success)

  await fillForm(sender, quoteFrom('sender'))
  await sendButton(sender).click()
  await expectToast(sender, ...success)
  await expectMarkedDocument(sender)

  await fillForm(hesitant, quoteFrom('hesitant'))
  await sendButton(hesitant).click()
  await expect(hesitant).toHaveURL('/thank-you')

  expect(await storedMessages(site)).toEqual(['From the hesitant', 'From the sender', 'From the typist'])
})

test.describe('with a supervisor that keeps the socket open', () => {
  test.use({ keepsSocket: true })

  test('during a restart requests wait, every page is served and every quote is stored', async ({
    site,
    request,
  }) => {
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

/** Follows links without a pause until the end and two links longer; each must show its page. */
async function keepWalking(page: Page, isOver: () => boolean): Promise<void> {
  const paths = linkedKinds().map(({ path }) => path)
  for (let left = 2, step = 1; left > 0; step++) {
    if (isOver()) left -= 1
    const path = paths[step % paths.length] ?? ''
    expect(await followLink(page, path)).toBe(true)
    await expectPage(page, path)
    await hydrate(page)
  }
}

/**
 * Sends quotes without a pause until the end, and one more. After a failure every field must be unchanged and the toast must ask
 * for another try; then sends again until the quote is stored.
 *
 * @param onFailure called for each failure
 * @returns the messages of all quotes that the visitor was thanked for
 */
async function keepSending(page: Page, isOver: () => boolean, onFailure: () => void): Promise<string[]> {
  const sent: string[] = []
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const fields = quoteFrom(`sender, ${sent.length}`)
    await fillForm(page, fields)
    while (!(await trySending(page))) {
      onFailure()
      await expect(toastRegion(page).getByText(failed)).toBeVisible()
      expect(await readForm(page)).toEqual(fields)
    }
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('')
    await expect(toastRegion(page).getByText('Success!')).toBeVisible()
    sent.push(fields.message)
  }
  return sent
}

/** @returns whether the quote was stored; the form shows it a little later */
async function trySending(page: Page): Promise<boolean> {
  const isQuote = (request: Request) => request.url().endsWith('/api/quotes')
  const outcome = Promise.race([
    page.waitForResponse((response) => isQuote(response.request())).then((response) => response.ok()),
    page.waitForEvent('requestfailed', isQuote).then(() => false),
  ])
  await sendButton(page).click()
  const isStored = await outcome
  // Until then the form ignores clicks, even if the button looks enabled.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quoteOnItsWay'))).toBeNull()
  return isStored
}
