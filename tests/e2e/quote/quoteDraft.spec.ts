import { expect, test } from '@playwright/test'
import {
  ada,
  expectToast,
  fillForm,
  hold,
  quoteForm,
  readForm,
  sendButton,
} from '#tests/support/browser/quoteForm.ts'
import { headerItem, holdScripts, hydrate, hydrateOnIntentOnly, visit } from '#tests/support/browser/visit.ts'

test('a message prefilled before hydration and text typed before it, which follows the prefill, are kept across pages and shown in the other form', async ({
  page,
}) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/services/ajax/hot-tub-removal')
  const release = await holdScripts(page)
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL('/#contact')

  await fillForm(page, { ...ada, message: 'Two tubs' })
  release()
  await hydrate(page)

  const fields = { ...ada, message: 'Hot tub removal in Ajax: Two tubs' }
  expect(await readForm(page)).toEqual(fields)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/#contact')
  expect(await readForm(page)).toEqual(fields)

  await visit(page, '/service-areas')
  expect(await readForm(page)).toEqual(fields)
})

test('the previous page prefills the message until the visitor deletes the text, and a quote button pressed while a quote is being sent prefills the next message', async ({
  page,
}) => {
  const message = quoteForm(page).getByLabel('Message')
  await page.setViewportSize({ width: 1440, height: 900 })

  await visit(page, '/service-areas/whitby')
  await headerItem(page, 'Service Areas').click()
  await expect(page).toHaveURL('/service-areas')
  // The form for all cities is prefilled for none of them.
  await expect(message).toHaveValue('')
  await headerItem(page, 'Contact').click()
  await expect(page).toHaveURL('/#contact')
  await expect(message).toHaveValue(/Whitby: $/)

  // A new prefill replaces the previous one.
  await visit(page, '/services/ajax/hot-tub-removal')
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(message).toHaveValue('Hot tub removal in Ajax: ')

  await message.fill('')
  await page.reload()
  await hydrate(page)
  await expect(message).toHaveValue('')

  await fillForm(page, { ...ada, message: 'On its way' })
  const release = await hold(page)
  await sendButton(page).click()

  await page.getByRole('link', { name: 'Get a quote for this load' }).click()

  await expect(message).toHaveValue('On its way')
  release()
  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  await expect(message).toHaveValue('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await expect(message).toHaveValue('A load of about 6 cubic yards: ')
})
