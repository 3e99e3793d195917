import { expect, type Locator, type Page } from '@playwright/test'
import { sentQuoteKey } from '#components/session/stubContract.ts'
import { site } from '#data/company/site.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/gestures.ts'
import { ada, stored, test } from '#tests/support/browser/quoteForm.ts'
import { followInPlace, hydrate, hydrateOnIntentOnly, visit } from '#tests/support/browser/visit.ts'
import { cityService, directService, town } from '#tests/support/page/pageKinds.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const bar = (page: Page): Locator => page.locator('#actions')

test('a sent quote is four taps away, without scrolling by hand', async ({ page, form }) => {
  const message = 'Within reach'
  let taps = 0
  const expectWithinReach = (control: Locator) =>
    expect.poll(() => control.evaluate(isWithinReach)).toBe(true)
  const tap = async (control: Locator) => {
    await expectWithinReach(control)
    await control.tap()
    taps += 1
  }
  const quote = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first()
  for (const path of ['/', town.path, directService.path, cityService.path])
    await test.step(path, async () => {
      await page.goto(path)
      await expectWithinReach(quote)
    })

  await tap(quote)
  await expect(page).toHaveURL('/#contact')
  const name = form.field('Name')
  for (const part of [page.locator('#contact h2'), name, form.field('Phone')])
    await expect(part).toBeInViewport({ ratio: 1 })
  await tap(name)
  // The keyboard of a phone leads from field to field.
  for (const text of [ada.name, ada.phone, ada.email]) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
    // Nobody types before the page has come to rest.
    await expect.poll(async () => (await nextPositions(page)).length).toBe(1)
  }
  await page.keyboard.press('End')
  await page.keyboard.insertText(message)
  await hydrate(page)
  const typed = await form.field('Message').inputValue()
  await tap(form.send)

  await expect(form.confirmation).toBeInViewport()
  expect(taps).toBeLessThanOrEqual(4)
  expect(typed).toContain(message)
  expect(await stored(typed.trim())).toMatchObject([{ name: ada.name }])
})

/** Runs in the page: whether a finger reaches the whole control without scrolling. */
function isWithinReach(control: Element): boolean {
  const { left, top, bottom, width } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && control.contains(hit)
}

test('a bar keeps quote and phone at hand, except where it disturbs', async ({ page, form }) => {
  await page.goto(cityService.path)
  await expect(bar(page)).toBeHidden()
  await scrollTo(page, 2000)
  await expect(bar(page)).toBeVisible()
  expect((await bar(page).boundingBox())?.height).toBe(56)
  await expect(bar(page).getByRole('link')).toHaveText(['Get Free Quote', site.phoneDotted])
  // At the end of the page it covers nothing.
  await scrollTo(page, 100_000)
  const [last, own] = [await page.locator('footer').boundingBox(), await bar(page).boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((own?.y ?? 0) + 1)

  await bar(page).getByRole('link', { name: 'Get Free Quote' }).tap()
  await expect(page).toHaveURL('/#contact')
  await expect(bar(page)).toBeHidden()
  await hydrate(page)
  // It stays until the heading comes.
  const top = await page
    .locator('#contact')
    .evaluate((contact) => contact.getBoundingClientRect().top + scrollY)
  await scrollTo(page, top - 844 + 40)
  await expect(bar(page)).toBeVisible()
  await scrollTo(page, top - 844 + 120)
  await expect(bar(page)).toBeHidden()
  await scrollTo(page, 2500)
  await expect(bar(page)).toBeVisible()
  // A keyboard takes its place.
  const name = form.field('Name')
  await name.evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await expect(bar(page)).toBeHidden()

  await form.send.tap()
  await expect(form.toasts).toBeVisible()
  await name.evaluate((field: HTMLElement) => field.blur())
  await scrollTo(page, 2500)
  await expect(bar(page)).toBeHidden()
  await form.closeToast()
  await expect(bar(page)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar(page)).toBeHidden()
})

test('the confirmation is in view, and survives a reload', async ({ page, form }) => {
  await visit(page, '/service-areas')
  for (const message of ['Confirmed once', 'Confirmed twice']) {
    await form.fill({ ...ada, message })
    await form.send.evaluate((button) => button.scrollIntoView())
    // As on a busy phone.
    await page.evaluate(holdRenders, sentQuoteKey)
    await form.send.tap()
    await form.expectSuccess()
    await expect(form.confirmation).toBeFocused()
    await expect(form.confirmation.getByText('Thanks, Ada.')).toBeInViewport({ ratio: 1 })
    await followInPlace(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }))
    await expect(page).toHaveURL('/about-us')
    await page.goBack()
  }

  // At once, and not in a quiet moment.
  await hydrateOnIntentOnly(page)
  await page.reload()
  await expect(form.confirmation).toContainText('Thanks, Ada.')

  await page.goto(cityService.path)
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().tap()
  await expect(form.field('Message')).toHaveValue(`${cityService.heading}: `)
  await expect(form.confirmation).toBeHidden()
})

/** Runs in the page: what React renders later, it renders once a value is stored. */
function holdRenders(key: string): void {
  const { postMessage } = MessagePort.prototype
  const { setItem } = Storage.prototype
  const held: (() => void)[] = []
  MessagePort.prototype.postMessage = function (message) {
    held.push(() => postMessage.call(this, message))
  }
  Storage.prototype.setItem = function (name, value) {
    setItem.call(this, name, value)
    if (name !== key) return
    Storage.prototype.setItem = setItem
    setTimeout(() => {
      MessagePort.prototype.postMessage = postMessage
      for (const post of held) post()
    })
  }
}

test('Get Quote on the card of a town begins the message with it', async ({ page, form }) => {
  await page.goto('/service-areas')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `about ${town.name}` })

  await card.getByRole('link', { name: 'Get Quote' }).tap()

  const message = form.field('Message')
  await expect(message).toHaveValue(`Junk removal in ${town.name}: `)
  await expect(form.field('Name')).toBeInViewport()
  await message.tap({ position: { x: 40, y: 24 } })
  await page.keyboard.type('two sofas')
  await expect(message).toHaveValue(`Junk removal in ${town.name}: two sofas`)
})
