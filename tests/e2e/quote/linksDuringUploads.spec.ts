import { expect, type Page, test } from '@playwright/test'
import {
  ada,
  boxOf,
  closeToast,
  expectToast,
  fillForm,
  hold,
  sendButton,
  stored,
} from '#tests/support/browser/quoteForm.ts'
import { fillFormWithPhotos, idOf, keptPhotos, uploadLine } from '#tests/support/browser/quotePhotos.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followInPlace,
  footerLink,
  holdRequests,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'

// On 3g nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

test('offline, a link keeps the page and its uploads, and the next page is shown when the connection is back', async ({
  page,
  context,
}) => {
  const message = 'Photos through a tunnel'
  await fillFormWithPhotos(page, message, 'a.jpg', 'b.jpg')
  const release = await holdRequests(page, '**/photos/**')
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('0 of 2 photos sent')
  // The line hides no focused link.
  const firstLink = page.getByRole('contentinfo').getByRole('link').first()
  await firstLink.focus()
  const [link, line] = [await boxOf(firstLink), await boxOf(uploadLine(page))]
  expect(link.y + link.height).toBeLessThanOrEqual(line.y)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/about-us.json'))

  await followInPlace(footerLink(page, 'About Us'))
  await failed

  await expect(uploadLine(page)).toContainText('You seem to be offline.')
  await context.setOffline(false)
  await expectPage(page, '/about-us', { isMarked: true })
  release()
  await expectToast(page, 'status', '2 of 2 photos sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})

test('after a deploy, a link loads its document only once the quote and its photos are sent', async ({
  page,
}) => {
  const [words, photos] = ['Words during a deploy', 'Photos during a deploy']
  await visit(page, '/')
  await fillForm(page, { ...ada, message: words })
  const releaseQuote = await hold(page)
  await sendButton(page).click()

  await followToMissingPage(page)
  releaseQuote()
  await expectDocumentAfterToast(page, 'Success!', 'Quote request submitted successfully!')
  expect(await stored(words)).toHaveLength(1)

  await page.unrouteAll({ behavior: 'wait' })
  await fillFormWithPhotos(page, photos, 'a.jpg', 'b.jpg')
  const releasePhotos = await holdRequests(page, '**/photos/**')
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('0 of 2 photos sent')

  await followToMissingPage(page)
  releasePhotos()
  await expectDocumentAfterToast(page, '2 of 2 photos sent', 'Your request is complete.')
  expect(await keptPhotos(await idOf(photos))).toHaveLength(2)
})

async function expectDocumentAfterToast(page: Page, title: string, text: string): Promise<void> {
  await expectToast(page, 'status', title, text)
  await expectMarkedDocument(page)
  await closeToast(page)
  await expectNewDocument(page)
  await expectPage(page, '/about-us')
}

/** Follows a link to a page whose files are gone, and waits until the page has been tried twice. */
async function followToMissingPage(page: Page): Promise<void> {
  await page.route('**/*.json', (route) => route.fulfill({ status: 404 }))
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/about-us.json')) tries.push(request.url())
  })
  await followInPlace(footerLink(page, 'About Us'))
  await expect.poll(() => tries.length).toBeGreaterThan(1)
  await expectMarkedDocument(page)
}
