import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { headerLabels, sectionItems } from '#tests/support/content/specification.ts'

const white = 'rgb(255, 255, 255)'
const translucent = 'rgba(255, 255, 255, 0.94)'
const dark = 'rgb(8, 42, 36)'

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const path of ['/', '/service-areas']) {
    test(`on ${path} it is white, translucent once scrolled, dark over the contact section @2-header-4 @4-8`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectGround(page, white)
      await hydrate(page)

      await scrollTo(page, 10)
      await expectGround(page, white)
      await scrollTo(page, 11)
      await expectGround(page, translucent)
      await scrollToSection(page, 'contact', 99)
      await expectGround(page, dark)
      await scrollToSection(page, 'contact', 101)
      await expectGround(page, translucent)
      await scrollTo(page, 0)
      await expectGround(page, white)
    })
  }

  test('it never moves the home page, and marks the item of the section being read, and no other @2-header-5 @4-8', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrate(page)

    await test.step('neither its change of height nor the focus in it moves the page', async () => {
      for (const top of [5, 10, 11, 13, 18, 30, 12, 8, 0]) {
        await scrollTo(page, top)
        expect(await nextPositions(page), `scrolled to ${top}`).toEqual([top])
      }
      await expect(currentItems(page)).toHaveCount(0)
      await scrollTo(page, 1500)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).focus()
      expect(await nextPositions(page)).toEqual([1500])
    })

    for (const { item, href } of sectionItems) {
      const id = href.slice('/#'.length)
      await scrollToSection(page, id, 101)
      await expect(currentItems(page).filter({ hasText: item })).toHaveCount(0)
      await scrollToSection(page, id, 99)
      await expect(currentItems(page)).toHaveText([item])
      await expect(currentItems(page)).toHaveAttribute('aria-current', 'location')
      await scrollToSection(page, id, -200)
      await expect(currentItems(page)).toHaveText([item])
    }

    await scrollTo(page, 0)
    await expect(currentItems(page)).toHaveCount(0)
  })

  test('a page opened at the contact section has the dark header', async ({ page }) => {
    await page.goto('/#contact')

    await hydrate(page)

    await expectGround(page, dark)
  })

  for (const { path, item, current } of [
    { path: '/about-us', item: 'About Us', current: 'page' },
    { path: '/service-areas', item: 'Service Areas', current: 'page' },
    { path: '/service-areas/ajax', item: 'Service Areas', current: 'true' },
  ]) {
    test(`${item} is the current item on ${path}, of seven in order beside the phone button @2-header-6`, async ({
      page,
    }) => {
      await page.goto(path)

      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(headerLabels)
      await expect(callLink(page).getByText('905.555.0142')).toBeVisible()
      await expect(page.getByRole('banner').getByLabel('Menu', { exact: true })).toBeHidden()
      await expect(currentItems(page)).toHaveText([item])
      await expect(currentItems(page)).toHaveAttribute('aria-current', current)
      await hydrate(page)
      await expect(currentItems(page)).toHaveText([item])
    })
  }

  test('it stays at the top of the screen, and on a page without an item none is current @2-header-1', async ({
    page,
  }) => {
    await page.goto('/before-after-gallery')
    await hydrate(page)

    await scrollTo(page, 1200)

    await expect.poll(() => scrolledTo(page)).toBe(1200)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await expect(currentItems(page)).toHaveCount(0)
  })
})

test('a phone shows the number beside the menu button, under 380 px as an icon that keeps its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 380, height: 800 })
  await page.goto('/')

  await expect(callLink(page)).toHaveAttribute('href', 'tel:+19055550142')
  await expect(callLink(page).getByText('905.555.0142')).toBeVisible()
  await expect(page.getByRole('banner').getByLabel('Menu', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()

  await page.setViewportSize({ width: 379, height: 800 })

  await expect(callLink(page)).toBeVisible()
  await expect(callLink(page)).toHaveAccessibleName('Call 905.555.0142')
  await expect(callLink(page).getByText('905.555.0142')).toBeHidden()
})

const callLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Call 905.555.0142' })

const currentItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').and(page.locator('[aria-current]'))

async function expectGround(page: Page, color: string): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', color)
}

/** Scrolls until the section's top edge is so many pixels below the top of the screen. */
async function scrollToSection(page: Page, id: string, below: number): Promise<void> {
  const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  await scrollTo(page, (await scrolledTo(page)) + top - below)
}
