import { expect, type Page, test } from '@playwright/test'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test('a city, chosen by pointer or keyboard, changes where the 27 services lead, in place, and announces it', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await visit(page, '/')
  await expect(chip(page, 'Pickering')).toHaveAttribute('aria-pressed', 'true')

  await chip(page, 'Whitby').click()

  await expect(chip(page, 'Whitby')).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page, 'Pickering')).toHaveAttribute('aria-pressed', 'false')
  await expect(services(page, 'whitby')).toHaveCount(27)
  await expect(services(page, 'pickering')).toHaveCount(0)
  await expect(directory(page).locator('[aria-live="polite"]')).toHaveText(
    'These links go to the pages for Whitby.',
  )
  await expect(page).toHaveURL('/')
  await expectMarkedDocument(page)
  expect(faults).toEqual([])

  // By keyboard the focus stays on the choice.
  for (const [city, key] of [
    ['Ajax', 'Space'],
    ['Oshawa', 'Enter'],
  ] as const) {
    await chip(page, city).focus()
    await page.keyboard.press(key)
    await expect(chip(page, city)).toHaveAttribute('aria-pressed', 'true')
    await expect(chip(page, city)).toBeFocused()
  }

  await expect(page).toHaveURL('/')
  await expect(services(page, 'oshawa')).toHaveCount(27)

  // It is still chosen for those who look at a job and come back.
  await directory(page).getByRole('link', { name: 'Hot tub removal' }).click()
  await expect(page).toHaveURL('/services/oshawa/hot-tub-removal')
  await page.goBack()
  await expect(chip(page, 'Oshawa')).toHaveAttribute('aria-pressed', 'true')
  await expect(services(page, 'oshawa')).toHaveCount(27)
})

test.describe('under 900 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each lot opens and closes, the first is open, and a choice of city changes no lot', async ({
    page,
  }) => {
    await visit(page, '/')
    const job = (name: string) => directory(page).getByRole('link', { name, exact: true })
    await expect(job('Hot tub removal')).toBeVisible()
    await expect(job('Piano removal')).toBeHidden()

    await lotSwitch(page, 'In the house').click()
    await expect(job('Piano removal')).toBeVisible()
    await lotSwitch(page, 'Around the yard').focus()
    await page.keyboard.press('Enter')
    await expect(job('Hot tub removal')).toBeHidden()
    await chip(page, 'Ajax').click()

    await expect(job('Piano removal')).toHaveAttribute('href', '/services/ajax/piano-removal')
    await expect(job('Piano removal')).toBeVisible()
    await expect(job('Hot tub removal')).toBeHidden()
  })
})

const directory = (page: Page) => page.locator('#our-services')

const chip = (page: Page, city: string) =>
  directory(page).getByRole('group', { name: 'Town' }).getByRole('button', { name: city })

const services = (page: Page, slug: string) => directory(page).locator(`a[href^="/services/${slug}/"]`)

const lotSwitch = (page: Page, title: string) => directory(page).getByRole('button', { name: title })
