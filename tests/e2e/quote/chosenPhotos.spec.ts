import { expect, test } from '@playwright/test'
import { offeredDays } from '#data/quote/preferredDay.ts'
import {
  empty,
  expectToast,
  quoteForm,
  readForm,
  sendButton,
  stored,
} from '#tests/support/browser/quoteForm.ts'
import { choosePhotos, fillFormWithPhotos, formOnly, noisyPhoto } from '#tests/support/browser/quotePhotos.ts'
import { hydrate } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'

test('photos, day, time and access survive navigation in an accessible form, and after a reload the form asks for the lost photos by number', async ({
  page,
}) => {
  const { first, last } = offeredDays(new Date())
  const day = quoteForm(page).getByLabel('Preferred day')
  const message = quoteForm(page).getByLabel('Message')
  await fillFormWithPhotos(page, 'One piano', 'a.jpg', 'b.jpg', 'c.jpg')
  await expect(day).toHaveAttribute('min', first)
  await expect(day).toHaveAttribute('max', last)
  await day.fill(last)
  await quoteForm(page).getByRole('button', { name: 'Morning' }).click()
  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()
  await quoteForm(page).getByRole('button', { name: 'Basement' }).click()
  await quoteForm(page).getByRole('button', { name: 'Elevator' }).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()

  await expect(quoteForm(page).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(day).toHaveValue(last)
  const morning = quoteForm(page).getByRole('button', { name: 'Morning' })
  await expect(morning).toHaveAttribute('aria-pressed', 'true')
  const pressed = quoteForm(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveText(['Basement', 'Morning'])
  await expect(message).toHaveValue('One piano')
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
    if (width !== 768) expect(await axeViolations(page, formOnly), `${width} px`).toEqual([])
  }

  await quoteForm(page).getByRole('button', { name: 'Remove b.jpg' }).click()
  const request = quoteForm(page).getByText('Please choose your two photos again.')
  for (const _time of ['once', 'twice']) {
    await page.reload()
    await hydrate(page)
    await expect(request).toBeVisible()
  }
  await choosePhotos(page, [await noisyPhoto('a.jpg')])
  await expect(quoteForm(page).getByRole('img', { name: 'a.jpg' })).toBeVisible()
  await expect(request).toHaveCount(0)
  await sendButton(page).click()
  await expectToast(page, 'status', '1 of 1 photo sent', 'Your request is complete.')
  expect(await stored('One piano')).toMatchObject([{ access: 'basement', day: last, window: 'morning' }])
  await page.reload()
  await hydrate(page)

  expect(await readForm(page)).toEqual(empty)
  await expect(
    quoteForm(page).getByRole('button', { name: 'Add photos or a day that suits' }),
  ).toHaveAttribute('aria-expanded', 'false')
})
