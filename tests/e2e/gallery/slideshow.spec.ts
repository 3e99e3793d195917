import { expect, type Page, test } from '@playwright/test'
import {
  expectSlide,
  galleryPath,
  photoLink,
  projects,
  slide,
  slideshow,
  trailer,
} from '#tests/support/browser/gallery.ts'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { visit } from '#tests/support/browser/visit.ts'

const [first, second, third] = projects

test('it shows a pair with its title and description; the arrows go round at both ends, a dot for every slide jumps to it, and nothing below moves @2-gallery-2 @2-gallery-3 @4-5', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, galleryPath)
  const below = await topOfGrid(page)
  await expectSlide(page, first)
  await expect(slide(page)).toHaveAccessibleName('1 of 3')
  await expect(slide(page).getByText('BEFORE', { exact: true })).toBeVisible()
  await expect(slide(page).getByText('AFTER', { exact: true })).toBeVisible()
  await expect(slide(page).getByText(/a falling-down shed/)).toBeVisible()
  // Announced politely, and nothing at first.
  await expect(slideshow(page).getByRole('status')).toHaveText('')

  for (const title of [second, third, first]) {
    await slideshow(page).getByRole('button', { name: 'Next project' }).click()
    await expectSlide(page, title)
  }
  for (const title of [third, second, first]) {
    await slideshow(page).getByRole('button', { name: 'Previous project' }).click()
    await expectSlide(page, title)
    await expect(slideshow(page).getByRole('status')).toHaveText(
      `${title}, ${projects.indexOf(title) + 1} of 3`,
    )
  }

  await expect(dots(page)).toHaveCount(3)
  for (const title of [third, first, second]) {
    await dot(page, title).click()
    await expectSlide(page, title)
    await expect(dots(page).and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(`Show ${title}`)
    expect(await topOfGrid(page)).toBe(below)
  }

  // Every control is at least 44 px large, the arrows 56.
  const sizes = await slideshow(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]))
  expect(sizes.length).toBe(5)
  for (const size of sizes.flat()) expect(size).toBeGreaterThanOrEqual(44)
  const arrow = await slideshow(page).getByRole('button', { name: 'Next project' }).boundingBox()
  expect(arrow).toMatchObject({ width: 56, height: 56 })

  await page.emulateMedia({ media: 'print' })
  await expectAllPairs(page)
})

test('by keyboard: the arrow keys go on and back, a photo passes the focus on, and Tab goes through', async ({
  page,
}) => {
  await visit(page, galleryPath)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, first)

  await dot(page, first).focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, second)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, third)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, first)

  await slide(page).getByRole('link').last().focus()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page).getByRole('link', { name: /Empty room after the job/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page).getByRole('link', { name: /Empty garage after the job/ })).toBeFocused()

  await dot(page, second).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus()
  const stops: string[] = []

  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab')
    const focused = slideshow(page).locator(':focus')
    stops.push((await focused.getAttribute('aria-label')) ?? (await focused.getAttribute('href')) ?? '')
  }

  expect(stops).toEqual([
    expect.stringContaining('pair-2-before'),
    expect.stringContaining('pair-2-after'),
    'Previous project',
    `Show ${first}`,
    `Show ${second}`,
    `Show ${third}`,
    'Next project',
  ])
})

test('the photos of the other pairs are fetched once a pointer comes near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(galleryPath)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /pair-[23]/.test(path))).toEqual([])

  await hydrate(page)
  await slideshow(page).getByRole('button', { name: 'Next project' }).hover()

  await expect.poll(() => asked.filter((path) => /pair-[23]/.test(path)).length).toBe(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all pairs can be read below each other, without controls, and a click leads to the file', async ({
    page,
  }) => {
    await page.goto(galleryPath)

    await expectAllPairs(page)
    for (const photo of await slideshow(page).getByRole('link').all())
      await expect(photo).toHaveAttribute('href', /\/pair-\d-(before|after)-\d+\.[\w-]+\.jpg$/)
    await photoLink(page, trailer).click()
    await expect(page).toHaveURL(/\/single-1-\d+\.[\w-]+\.jpg$/)
  })
})

const dots = (page: Page) => slideshow(page).getByRole('button', { name: /^Show / })

const dot = (page: Page, title: string) => slideshow(page).getByRole('button', { name: `Show ${title}` })

const topOfGrid = (page: Page) =>
  page
    .getByRole('heading', { name: 'More photos' })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)

async function expectAllPairs(page: Page): Promise<void> {
  const titles = slideshow(page).getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([...projects])
  for (const title of await titles.all()) await expect(title).toBeVisible()
  await expect(slideshow(page).getByRole('img')).toHaveCount(6)
  await expect(slideshow(page).getByRole('button')).toHaveCount(0)
  const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top))
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
}
