import { expect, test } from '@playwright/test'
import { ada, fillForm, quoteForm, sendButton, stored } from '#tests/support/browser/quoteForm.ts'
import { heavyPhoto, idOf, keptPhotos, laterDay } from '#tests/support/browser/quotePhotos.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a day, a time of day and two photos go with the words', async ({ page }) => {
    const message = 'A pile, sent without script'
    const day = laterDay()
    await page.goto('/')
    await fillForm(page, { ...ada, message })
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByLabel('Time of day').selectOption('Evening')
    await quoteForm(page)
      .getByLabel('Photos')
      .setInputFiles([await heavyPhoto('a.jpg'), await heavyPhoto('b.jpg')])

    await sendButton(page).click()

    await expect(page.getByText('We have your 2 photos.')).toBeVisible()
    expect(await stored(message)).toMatchObject([{ ...ada, day, window: 'evening' }])
    expect(await keptPhotos(await idOf(message))).toHaveLength(2)
  })

  test('a faulty form comes back with its day and time of day', async ({ page }) => {
    const day = laterDay()
    await page.goto('/')
    await fillForm(page, { ...ada, name: '  ', message: 'Nobody’s pile' })
    await quoteForm(page).getByLabel('Preferred day').fill(day)
    await quoteForm(page).getByLabel('Time of day').selectOption('Morning')

    await sendButton(page).click()

    await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
    await expect(page.getByLabel('Preferred day')).toHaveValue(day)
    await expect(page.getByLabel('Time of day')).toHaveValue('morning')
  })
})
