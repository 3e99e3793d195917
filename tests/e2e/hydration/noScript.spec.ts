import { expect, test } from '@playwright/test'
import { menuButton } from '#tests/support/browser/menu.ts'
import { ada, fillForm, quoteForm, sendButton, stored } from '#tests/support/browser/quoteForm.ts'
import { idOf, keptPhotos, laterDay, noisyPhoto } from '#tests/support/browser/quotePhotos.ts'

test.use({ javaScriptEnabled: false })

test('the menu button leads to the links of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/yard-waste')

  await menuButton(page).click()

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/about-us')
})

test('the form posts without an email, leads to the thank-you page, and the quote is stored @5-2', async ({
  page,
}) => {
  const message = 'One fridge, sent without script\nSecond line & <b>'
  await page.goto('/service-areas')
  await fillForm(page, { ...ada, email: '', message })

  await sendButton(page).click()

  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  expect(await stored(message)).toMatchObject([{ ...ada, email: '', page: '/service-areas', spam: false }])
})

test('a faulty form is not stored and comes back with all that was typed, and two photos go with the words', async ({
  page,
}) => {
  const message = 'A pile "without" <script>\nand a chair'
  const day = laterDay()
  await page.goto('/')
  await fillForm(page, { ...ada, name: '  ', message })
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  await quoteForm(page).getByLabel('Time of day').selectOption('Evening')

  await sendButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
  for (const [label, value] of [
    ['Phone', ada.phone],
    ['Email', ada.email],
    ['Message', message],
    ['Preferred day', day],
    ['Time of day', 'evening'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  expect(await stored(message)).toEqual([])
  await page.getByLabel('Name').fill(ada.name)
  await page.getByLabel('Photos').setInputFiles([await noisyPhoto('a.jpg'), await noisyPhoto('b.jpg')])
  await page.getByRole('button', { name: 'Get Free Quote' }).click()

  await expect(page.getByText('We have your 2 photos.')).toBeVisible()
  expect(await stored(message)).toMatchObject([{ ...ada, day, window: 'evening' }])
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})
