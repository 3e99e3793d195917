import { expect, type Page, test } from '@playwright/test'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'
import { watchErrors } from '#tests/support/page/watchErrors.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('selecting a city by pointer or keyboard changes the 27 links, is announced, expands no group, and is restored by going back', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await visit(page, '/')
  const directory = page.locator('#our-services')
  const job = (name: string) => directory.getByRole('link', { name, exact: true })
  await expect(chip(page, 'Pickering')).toHaveAttribute('aria-pressed', 'true')
  await expect(job('Hot tub removal')).toBeVisible()
  await expect(job('Piano removal')).toBeHidden()

  await chip(page, 'Whitby').click()

  await expect(chip(page, 'Pickering')).toHaveAttribute('aria-pressed', 'false')
  await expect(services(page, 'whitby')).toHaveCount(27)
  await expect(directory.locator('[aria-live="polite"]')).toHaveText(
    'These links go to the pages for Whitby.',
  )
  await directory.getByRole('button', { name: 'Around the yard' }).click()
  await directory.getByRole('button', { name: 'In the house' }).click()
  await chip(page, 'Oshawa').focus()
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Oshawa')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Oshawa')).toBeFocused()
  await expect(page).toHaveURL('/')
  await expect(job('Hot tub removal')).toBeHidden()

  await job('Piano removal').click()
  await expect(page).toHaveURL('/services/oshawa/piano-removal')
  await page.goBack()

  await expect(chip(page, 'Oshawa')).toHaveAttribute('aria-pressed', 'true')
  await expect(services(page, 'oshawa')).toHaveCount(27)
  await expectMarkedDocument(page)
  expect(errors).toEqual([])
})

const chip = (page: Page, city: string) =>
  page.locator('#our-services').getByRole('group', { name: 'Town' }).getByRole('button', { name: city })

const services = (page: Page, slug: string) => page.locator(`#our-services a[href^="/services/${slug}/"]`)
