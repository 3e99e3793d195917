import { expect, type Page, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { expectSlide, galleryAddress, lightbox, projects, slide, slideshow } from '#tests/support/gallery.ts'
import { watchLayoutShifts } from '#tests/support/layoutShifts.ts'
import { drag, placeIn } from '#tests/support/pointers.ts'
import { scrolledTo } from '#tests/support/scrolling.ts'
import { visit } from '#tests/support/visit.ts'
import { watchFaults } from '#tests/support/watchFaults.ts'

const [first, second, third] = projects

test('it shows a pair before and after, with its title and description', async ({ page }) => {
  await visit(page, galleryAddress)

  await expectSlide(page, first)
  await expect(slide(page)).toHaveAccessibleName('1 of 3')
  await expect(slide(page).getByText('BEFORE', { exact: true })).toBeVisible()
  await expect(slide(page).getByText('AFTER', { exact: true })).toBeVisible()
  await expect(slide(page).getByText(/A shed that had begun to fall/)).toBeVisible()
})

test('the arrows go on and back, and round at both ends', async ({ page }) => {
  await visit(page, galleryAddress)

  for (const title of [second, third, first]) {
    await slideshow(page).getByRole('button', { name: 'Next project' }).click()
    await expectSlide(page, title)
  }
  for (const title of [third, second, first]) {
    await slideshow(page).getByRole('button', { name: 'Previous project' }).click()
    await expectSlide(page, title)
  }
})

test('a dot for every slide jumps to it and tells which is shown', async ({ page }) => {
  await visit(page, galleryAddress)

  await expect(dots(page)).toHaveCount(3)
  for (const title of [third, first, second]) {
    await dot(page, title).click()
    await expectSlide(page, title)
    await expect(dots(page).and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(`Show ${title}`)
  }
})

test('every control is at least 44 px large, the arrows 56', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, galleryAddress)

  const sizes = await slideshow(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]))

  expect(sizes.length).toBe(5)
  for (const size of sizes.flat()) expect(size).toBeGreaterThanOrEqual(44)
  const arrow = await slideshow(page).getByRole('button', { name: 'Next project' }).boundingBox()
  expect(arrow).toMatchObject({ width: 56, height: 56 })
})

test('the arrow keys go on and back while the focus is in it', async ({ page }) => {
  await visit(page, galleryAddress)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, first)

  await dot(page, first).focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, second)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')

  await expectSlide(page, third)
})

test('a focused photo hands the focus to the one that takes its place', async ({ page }) => {
  await visit(page, galleryAddress)
  await slide(page).getByRole('link').last().focus()

  await page.keyboard.press('ArrowRight')
  await expect(slide(page).getByRole('link', { name: /same room emptied/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')

  await expect(slide(page).getByRole('link', { name: /same garage empty/ })).toBeFocused()
})

test('Tab leads through the photos of the shown pair and the controls, and on', async ({ page }) => {
  await visit(page, galleryAddress)
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

test('what is shown now is announced, politely, and nothing at first', async ({ page }) => {
  await visit(page, galleryAddress)
  await expect(slideshow(page).getByRole('status')).toHaveText('')

  await dot(page, third).click()

  await expect(slideshow(page).getByRole('status')).toHaveText('Major Junk Removal, 3 of 3')
})

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`a swipe by ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: pointer === 'touch' })

    test('to the left leads on, to the right back', async ({ page }) => {
      await visit(page, galleryAddress)

      await swipe(page, pointer, -60)
      await expectSlide(page, second)
      await swipe(page, pointer, 60)
      await expectSlide(page, first)
      await swipe(page, pointer, 60)

      await expectSlide(page, third)
      await expect(lightbox(page)).toHaveCount(0)
    })

    test('of less than 50 px leads nowhere', async ({ page }) => {
      await visit(page, galleryAddress)

      await swipe(page, pointer, -45)
      await swipe(page, pointer, 45)

      await expectSlide(page, first)
      await expect(slideshow(page).getByRole('status')).toHaveText('')
      await expect(lightbox(page)).toHaveCount(0)
    })
  })
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('going up on a photo scrolls the page', async ({ page }) => {
    await visit(page, galleryAddress)
    const from = await placeIn(slide(page).getByRole('link').first(), 0.8, 0.9)

    await drag(page, 'touch', from, { x: from.x - 10, y: from.y - 220 })

    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100)
    await expectSlide(page, first)
  })
})

for (const width of [390, 1440]) {
  test(`nothing moves while it comes alive or goes on, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const faults = watchFaults(page)
    await neverIdle(page)
    await page.goto(galleryAddress)
    const layoutShifts = await watchLayoutShifts(page)
    await comeAlive(page)
    const below = await topOfGrid(page)

    for (const title of [second, third]) {
      await dot(page, title).click()
      await expectSlide(page, title)
      expect(await topOfGrid(page)).toBe(below)
    }

    await page.waitForLoadState('networkidle')
    expect(await layoutShifts()).toBe(0)
    expect(faults).toEqual([])
  })
}

test('the photos of the other pairs are fetched once a pointer comes near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(galleryAddress)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => /pair-[23]/.test(address))).toEqual([])

  await comeAlive(page)
  await slideshow(page).getByRole('button', { name: 'Next project' }).hover()

  await expect.poll(() => asked.filter((address) => /pair-[23]/.test(address)).length).toBe(4)
})

test('on paper all pairs follow each other, without controls', async ({ page }) => {
  await visit(page, galleryAddress)

  await page.emulateMedia({ media: 'print' })

  await expectAllPairs(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all pairs can be read below each other, without controls', async ({ page }) => {
    await page.goto(galleryAddress)

    await expectAllPairs(page)
    for (const photo of await slideshow(page).getByRole('link').all())
      await expect(photo).toHaveAttribute('href', /\/pair-\d-(before|after)-\d+\.[\w-]+\.jpg$/)
  })
})

const dots = (page: Page) => slideshow(page).getByRole('button', { name: /^Show / })

const dot = (page: Page, title: string) => slideshow(page).getByRole('button', { name: `Show ${title}` })

async function swipe(page: Page, pointer: 'mouse' | 'touch', by: number): Promise<void> {
  const from = await placeIn(slide(page).getByRole('link').first(), 0.5)
  await drag(page, pointer, from, { x: from.x + by, y: from.y })
}

const topOfGrid = (page: Page) =>
  page
    .getByRole('heading', { name: 'More from the truck' })
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
