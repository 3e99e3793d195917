import { expect, test } from '@playwright/test'
import { expectMarkedDocument, visit } from '#tests/support/browser/visit.ts'
import { towns } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { required } from '#tests/support/required.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('selecting a city by pointer or keyboard changes the links, is announced, expands no group, and is restored by going back', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await visit(page, '/')
  const directory = page.locator('#our-services')
  const services = (slug: string) => directory.locator(`a[href^="/services/${slug}/"]`)
  const chips = directory.getByRole('group', { name: 'Town' }).getByRole('button')
  const chip = (name: string) => chips.and(page.getByRole('button', { name, exact: true }))
  const groups = directory.locator('[aria-expanded]')
  const preselected = (await chips.and(page.locator('[aria-pressed=true]')).textContent()) ?? ''
  const [first, second] = towns.filter(({ name }) => name !== preselected)
  const count = await services(required(towns.find(({ name }) => name === preselected)).slug).count()
  await expect(groups.first()).toHaveAttribute('aria-expanded', 'true')

  await chip(required(first).name).click()

  await expect(chip(preselected)).toHaveAttribute('aria-pressed', 'false')
  await expect(services(required(first).slug)).toHaveCount(count)
  await expect(directory.locator('[aria-live="polite"]')).toHaveText(
    `These links go to the pages for ${first?.name}.`,
  )
  await groups.first().click()
  await groups.last().click()
  const { name, slug } = second ?? required(first)
  await chip(name).focus()
  await page.keyboard.press('Enter')
  await expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(name)).toBeFocused()
  await expect(page).toHaveURL('/')
  await expect(groups.first()).toHaveAttribute('aria-expanded', 'false')

  const link = services(slug).filter({ visible: true }).last()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(path)
  await page.goBack()

  await expect(chip(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(services(slug)).toHaveCount(count)
  await expectMarkedDocument(page)
  expect(errors).toEqual([])
})
