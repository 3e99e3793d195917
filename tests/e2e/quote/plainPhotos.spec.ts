import { expect, test } from '@playwright/test'
import { ada, fillForm, quoteForm, sendButton, stored } from '#tests/support/browser/quoteForm.ts'
import { idOf, keptPhotos, laterDay, noisyPhoto } from '#tests/support/browser/quotePhotos.ts'

test.use({ javaScriptEnabled: false })

test('without script a faulty form comes back with its day and time of day, and two photos go with the words', async ({
  page,
}) => {
  const message = 'A pile, sent without script'
  const day = laterDay()
  await page.goto('/')
  await fillForm(page, { ...ada, name: '  ', message })
  await quoteForm(page).getByLabel('Preferred day').fill(day)
  await quoteForm(page).getByLabel('Time of day').selectOption('Evening')

  await sendButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
  await expect(page.getByLabel('Preferred day')).toHaveValue(day)
  await expect(page.getByLabel('Time of day')).toHaveValue('evening')
  await page.getByLabel('Name').fill(ada.name)
  await page.getByLabel('Photos').setInputFiles([await noisyPhoto('a.jpg'), await noisyPhoto('b.jpg')])
  await page.getByRole('button', { name: 'Get Free Quote' }).click()

  await expect(page.getByText('We have your 2 photos.')).toBeVisible()
  expect(await stored(message)).toMatchObject([{ ...ada, day, window: 'evening' }])
  expect(await keptPhotos(await idOf(message))).toHaveLength(2)
})
