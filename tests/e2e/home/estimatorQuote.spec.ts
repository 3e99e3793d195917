import { expect, test } from '@playwright/test'
import { count, quoteLink, size, visitCounter } from '#tests/support/browser/estimator.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'

test('the load prefills the message of the form below, which comes into view', async ({ page }) => {
  await visitCounter(page)
  await count(page, 'fridges', 2)
  await count(page, 'couches', 1)

  await quoteLink(page).click()

  await expect(message(page)).toHaveValue('A load of about 6 cubic yards (2 fridges, 1 couch): ')
  await expect(page).toHaveURL('/#contact')
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
  await expectMarkedDocument(page)
})

test('another load takes its place, as long as nothing was added, and survives a reload', async ({
  page,
}) => {
  await visit(page, '/')
  await quoteLink(page).click()
  await expect(message(page)).toHaveValue('A load of about 6 cubic yards: ')

  await size(page, 'Minimum load').check()
  await quoteLink(page).click()

  await expect(message(page)).toHaveValue('A minimum load: ')
  await visit(page, '/')
  await expect(message(page)).toHaveValue('A minimum load: ')
})

test('nothing that was typed is overwritten', async ({ page }) => {
  await visit(page, '/')
  await message(page).fill('One piano')
  await quoteLink(page).click()
  // Its fragment shows before the visitor is led there.
  await expect(page.locator('#contact')).toBeFocused()
  await expect(page).toHaveURL('/#contact')
  await expect(message(page)).toHaveValue('One piano')

  await message(page).fill('')
  await quoteLink(page).click()
  await expect(page.locator('#contact')).toBeFocused()
  await expect(message(page)).toHaveValue('A load of about 6 cubic yards: ')
  await message(page).pressSequentially('by the side door')
  await size(page, '9 cubic yards').check()
  await quoteLink(page).click()

  await expect(message(page)).toHaveValue('A load of about 6 cubic yards: by the side door')
})

test('a message that was asked for is no longer missing once the load begins it', async ({ page }) => {
  await visit(page, '/')
  await quoteForm(page).getByRole('button', { name: 'Get Free Quote' }).click()
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')

  await quoteLink(page).click()

  await expect(message(page)).not.toHaveAttribute('aria-invalid', 'true')
})

const message = (page: Parameters<typeof quoteForm>[0]) => quoteForm(page).getByLabel('Message')
