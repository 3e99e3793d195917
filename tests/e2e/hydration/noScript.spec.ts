import { expect, test } from '@playwright/test'
import { ada, fillForm, quoteForm, sendButton, stored } from '#tests/support/browser/quoteForm.ts'
import { idOf, keptPhotos, laterDay, noisyPhoto } from '#tests/support/browser/quotePhotos.ts'

test.use({ javaScriptEnabled: false })

test('a faulty form is returned with its values and not stored, and a form without email and with two photos is accepted', async ({
  page,
}) => {
  const message = 'A pile "without" <script>\nand a chair'
  const day = laterDay()
  await page.goto('/service-areas')
  await fillForm(page, { ...ada, name: '  ', message })
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  await quoteForm(page).getByLabel('Time of day').selectOption('Evening')
  await quoteForm(page).getByLabel('Postal code').fill('L1S 4W2')
  await quoteForm(page).getByLabel('Basement').check()
  await quoteForm(page).getByLabel('Stairs').check()

  await sendButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please fill in your name.')
  await page.getByRole('link', { name: 'Please fill in your name.' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const [label, value] of [
    ['Phone', ada.phone],
    ['Email', ada.email],
    ['Message', message],
    ['Preferred day', day],
    ['Time of day', 'evening'],
    ['Postal code', 'L1S 4W2'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await stored(message)).toEqual([])
  await page.getByLabel('Name').fill(ada.name)
  await page.getByLabel('Email').fill('')
  await page.getByLabel('Photos').setInputFiles([await noisyPhoto('a.jpg'), await noisyPhoto('b.jpg')])
  await page.getByRole('button', { name: 'Get Free Quote' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(page.getByText('We have your 2 photos.')).toBeVisible()
  expect(await stored(message)).toMatchObject([
    {
      ...ada,
      email: '',
      day,
      window: 'evening',
      postalCode: 'L1S 4W2',
      access: 'basement,stairs',
      spam: false,
    },
  ])
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})
