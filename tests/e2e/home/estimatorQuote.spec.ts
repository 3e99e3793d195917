import { expect, test } from '@playwright/test'
import { count, countButton, quoteLink, size } from '#tests/support/browser/estimator.ts'
import { quoteForm, sendButton } from '#tests/support/browser/quoteForm.ts'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'

test('the load prefills the message of the form below, which comes into view and is no longer missing', async ({
  page,
}) => {
  await visit(page, '/')
  await countButton(page).click()
  await sendButton(page).click()
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
  await count(page, 'fridges', 2)
  await count(page, 'couches', 1)

  await quoteLink(page).click()

  await expect(message(page)).toHaveValue('A load of about 6 cubic yards (2 fridges, 1 couch): ')
  await expect(message(page)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
  await expectMarkedDocument(page)
})

test('another load takes its place and survives a reload; nothing that was typed is overwritten', async ({
  page,
}) => {
  await visit(page, '/')
  await message(page).fill('One piano')
  await quoteLink(page).click()
  // Its fragment shows before the visitor is led there.
  await expect(page.locator('#contact')).toBeFocused()
  await expect(page).toHaveURL('/#contact')
  await expect(message(page)).toHaveValue('One piano')

  await message(page).fill('')
  await quoteLink(page).click()
  await expect(message(page)).toHaveValue('A load of about 6 cubic yards: ')
  await size(page, 'Minimum load').check()
  await quoteLink(page).click()
  await expect(message(page)).toHaveValue('A minimum load: ')
  await visit(page, '/')
  await expect(message(page)).toHaveValue('A minimum load: ')

  await message(page).pressSequentially('by the side door')
  await size(page, '9 cubic yards').check()
  await quoteLink(page).click()
  await expect(page.locator('#contact')).toBeFocused()
  await expect(message(page)).toHaveValue('A minimum load: by the side door')
})

const message = (page: Parameters<typeof quoteForm>[0]) => quoteForm(page).getByLabel('Message')
