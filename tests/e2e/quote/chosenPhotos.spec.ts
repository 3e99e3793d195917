import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import {
  ada,
  empty,
  expectToast,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  visitForm,
} from '#tests/support/browser/quoteForm.ts'
import { choosePhotos, heavyPhoto, laterDay, unfold } from '#tests/support/browser/quotePhotos.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow } from '#tests/support/page/pageFaults.ts'

test('chosen photos, the day and the time of day survive moving between pages', async ({ page }) => {
  const day = laterDay()
  await visitForm(page)
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('pile.jpg')])
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  await quoteForm(page).getByRole('button', { name: 'Morning' }).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()

  await expect(quoteForm(page).getByRole('img', { name: 'pile.jpg' })).toBeVisible()
  await expect(quoteForm(page).getByLabel('Preferred day')).toHaveValue(day)
  await expect(quoteForm(page).getByRole('button', { name: 'Morning' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the calendar offers today until noon in Ontario, and sixty days', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T11:59:59-05:00'))
  await visitForm(page)
  const day = quoteForm(page).getByLabel('Preferred day')

  await unfold(page)
  await expect(day).toHaveAttribute('min', '2026-11-25')
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00-05:00'))
  await unfold(page)

  await expect(day).toHaveAttribute('min', '2026-11-26')
  await expect(day).toHaveAttribute('max', '2027-01-24')
})

test('a reload loses chosen photos and not their number: the form asks for them again until some are chosen', async ({
  page,
}) => {
  const request = quoteForm(page).getByText('Please choose your two photos again.')
  await visitForm(page)
  await fillForm(page, { ...ada, message: 'Reloaded' })
  await unfold(page)
  await choosePhotos(page, [await heavyPhoto('a.jpg'), await heavyPhoto('b.jpg'), await heavyPhoto('c.jpg')])
  await quoteForm(page).getByRole('button', { name: 'Remove b.jpg' }).click()

  for (const _time of ['once', 'twice']) {
    await page.reload()
    await hydrate(page)
    await expect(request).toBeVisible()
  }
  await choosePhotos(page, [await heavyPhoto('a.jpg')])
  await expect(quoteForm(page).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(request).toHaveCount(0)
  await sendButton(page).click()
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  await page.reload()
  await hydrate(page)

  expect(await readForm(page)).toEqual(empty)
  await expect(
    quoteForm(page).getByRole('button', { name: 'Add photos or a day that suits' }),
  ).toHaveAttribute('aria-expanded', 'false')
})

test('the message begins with the way to the truck', async ({ page }) => {
  await visitForm(page)
  await quoteForm(page).getByLabel('Message').fill('One piano')
  await unfold(page)

  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()
  await quoteForm(page).getByRole('button', { name: 'Basement' }).click()

  await expect(quoteForm(page).getByLabel('Message')).toHaveValue('Access: Basement, Elevator\nOne piano')
  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()
  await expect(quoteForm(page).getByLabel('Message')).toHaveValue('Access: Basement\nOne piano')
})

for (const width of [320, 390, 768, 1440]) {
  test(`the unfolded part is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitForm(page)
    await unfold(page)
    await choosePhotos(page, [await heavyPhoto('pile.jpg')])
    await expect(quoteForm(page).getByRole('img', { name: 'pile.jpg' })).toBeVisible()

    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(findOverflow)).toEqual([])
  })
}
