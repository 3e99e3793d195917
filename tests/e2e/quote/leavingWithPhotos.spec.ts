import { expect, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { expectToast, hold, sendButton } from '#tests/support/browser/quoteForm.ts'
import { fillFormWithPhotos, uploadLine } from '#tests/support/browser/quotePhotos.ts'
import { hydrate } from '#tests/support/browser/visit.ts'
import { watchErrors, watchScripts } from '#tests/support/page/watch.ts'

test('closing the tab asks for confirmation while a quote with photos is being sent, and not after a failed quote', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.dismiss()
  })
  const close = () => page.close({ runBeforeUnload: true })
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await fillFormWithPhotos(page, 'Closed too early', 'pile.jpg')
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 503, body: 'Please call us.' }), {
    times: 1,
  })
  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', '503: Please call us.')
  expect(await asks()).toBe(false)
  const release = await hold(page)
  await page.route('**/photos/**', (route) => route.abort('connectionreset'))

  await sendButton(page).click()
  expect(await asks()).toBe(true)
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  release()
  await expect(uploadLine(page)).toBeVisible()
  await close()
  await expect.poll(() => dialogs).toEqual(['beforeunload', 'beforeunload'])
  await page.unroute('**/photos/**')
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  const closed = page.waitForEvent('close')
  await close()

  await closed
})

test('after a reload during the upload, a toast reports once the number of unsent photos, as soon as its code can be fetched', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  let isGone = false
  await page.route('**/api/quotes/*/photos/**', (route) => {
    if (isGone) return route.abort('connectionreset')
    isGone = true
    return route.continue()
  })
  await fillFormWithPhotos(page, 'Reloaded too early', 'a.jpg', 'b.jpg', 'c.jpg')
  await sendButton(page).click()
  await expect(uploadLine(page)).toContainText('1 of 3 photos sent')

  // Without its code the loss is not reported, and not forgotten either.
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes('SHA-256')) return route.fulfill({ response: answer })
    await route.abort()
    fail()
  })
  await page.reload()
  const { settled } = watchScripts(page)
  await hydrate(page)
  await failed
  // The form asks for the same code.
  await settled()
  await page.unroute('**/*.js')
  await page.reload()
  const errors = watchErrors(page)
  await hydrate(page)
  await expectToast(
    page,
    'alert',
    '2 of your 3 photos weren’t sent',
    `We have your request. You can email the photos to ${site.email}, or call us at ${site.phoneDotted}.`,
  )
  await hydrate(page)

  expect(errors).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('photosOnTheirWay'))).toBeNull()
})
