import { expect, test } from '@playwright/test'
import { menuButton } from '#tests/support/browser/menu.ts'
import { fillForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import { storedQuotes } from '#tests/support/site/storedQuotes.ts'

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

for (const { path, email, title } of [
  { path: '/', email: 'ada@example.com', title: 'the form on the home page posts' },
  { path: '/service-areas', email: '', title: 'the form on the service areas posts without an email @5-2' },
]) {
  test(`${title}, leads to the thank-you page, and the quote is stored`, async ({ page }) => {
    const message = `One fridge, sent from ${path}\nSecond line & <b>`
    await page.goto(path)
    await fillForm(page, { name: 'Ada Smith', phone: '(905) 555-0100', email, message })

    await sendButton(page).click()

    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    const quotes = (await storedQuotes()).filter((stored) => stored.message === message)
    expect(quotes).toMatchObject([
      { name: 'Ada Smith', phone: '(905) 555-0100', email, page: path, spam: false },
    ])
  })
}

test('a missing field is named, and what was typed is still there to be sent', async ({ page }) => {
  const message = 'A sofa "with" <legs>\nand a chair'
  await page.goto('/')
  await fillForm(page, { name: '  ', phone: '905 555 0102', email: 'ada@example.com', message })

  await sendButton(page).click()

  await expect(page.getByRole('alert')).toHaveText('Please fill in your name.')
  await expect(page.getByLabel('Phone')).toHaveValue('905 555 0102')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Message')).toHaveValue(message)
  expect((await storedQuotes()).filter((stored) => stored.message === message)).toEqual([])

  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Get Free Quote' }).click()

  await expect(page).toHaveURL('/thank-you')
  expect((await storedQuotes()).filter((stored) => stored.message === message)).toHaveLength(1)
})
