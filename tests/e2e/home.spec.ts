import { expect, type Locator, type Page, test } from '@playwright/test'
import { drag, placeIn, scrolledTo } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  hydrate,
  hydrateOnIntentOnly,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, directService, town, towns } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { required } from '#tests/support/required.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a slider keeps its place while hydrated, and follows fingers and keys', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  const ranges = await page.locator('#before-after').getByRole('slider').all()
  for (const range of ranges) await expect(range).toHaveValue('50')
  await expectPosition(page, 50)
  await slider(page).evaluate((range: HTMLInputElement) => {
    range.value = '70'
  })

  await hydrate(page)

  await slider(page).scrollIntoViewIfNeeded()
  await expectPosition(page, 70)
  for (const range of ranges.slice(1)) await expect(range).toHaveValue('50')

  await drag(page, 'touch', await placeIn(slider(page), 0.5), await placeIn(slider(page), 0.8))
  await expectPosition(page, 80)
  const { x, y } = await placeIn(slider(page), 0.25)
  await page.touchscreen.tap(x, y)
  await expectPosition(page, 25)
  await drag(page, 'touch', { x, y }, { x: 1, y })
  await expectPosition(page, 0)
  await drag(page, 'touch', await placeIn(slider(page), 0.2), { x: 389, y })
  await expectPosition(page, 100)

  // A vertical swipe scrolls the page and does not move the handle.
  const before = await scrolledTo(page)
  const from = await placeIn(slider(page), 0.8, 0.9)
  await drag(page, 'touch', from, { x: from.x + 8, y: from.y - 200 })
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before + 100)
  await expect(slider(page)).toHaveValue('100')

  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectPosition(page, 99)
  await page.keyboard.press('Home')
  await expectPosition(page, 0)
  await page.emulateMedia({ media: 'print' })
  expect(await clipOfBefore(page)).toBe('none')
  await expect(slider(page)).toBeHidden()
})

const slider = (page: Page): Locator =>
  page.locator('#before-after').getByRole('slider', { name: 'Major Junk Removal' })

async function expectPosition(page: Page, percent: number): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${percent} % before`)
  // "calc(100% - 80%)" computes to "20%", and zero to "0px".
  const [, hidden] = /^inset\(0px (.+?) 0px 0px\)$/.exec(await clipOfBefore(page)) ?? []
  expect(1 - Number.parseFloat(hidden ?? '0') / 100).toBeCloseTo(percent / 100, 1)
}

const clipOfBefore = (page: Page): Promise<string> =>
  page
    .locator('#before-after')
    .getByRole('figure', { name: 'Major Junk Removal' })
    .getByRole('img')
    .first()
    .evaluate((photo) => getComputedStyle(photo.closest('div') ?? photo).clipPath)

test('a chosen city changes the links, and stays chosen', async ({ page }) => {
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
  await followInPlace(footerLink(page, required(first).name))
  await expect(page).toHaveURL(required(first).path)
  await followInPlace(footerLink(page, directService.name))
  await expect(page).toHaveURL(directService.path)
  const chosen = { name: required(first).name, exact: true, pressed: true }
  await expect(page.getByRole('main').getByRole('button', chosen)).toBeVisible()
  await expectMarkedDocument(page)
  // Left before it is hydrated.
  await page.goto(cityService.path)
  await visit(page, '/')
  await expect(chip(town.name)).toHaveAttribute('aria-pressed', 'true')
  expect(errors).toEqual([])
})
