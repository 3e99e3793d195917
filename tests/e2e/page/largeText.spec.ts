import { expect, type Page } from '@playwright/test'
import config from '#tests/playwright.config.ts'
import { menu, openMenu } from '#tests/support/browser/controls.ts'
import { boxOf, stillness } from '#tests/support/browser/gestures.ts'
import { ada, expectClearOfToast, test } from '#tests/support/browser/quoteForm.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { findBrokenWords, findOverflow } from '#tests/support/page/pageFaults.ts'
import {
  cityService,
  type Destination,
  directServices,
  pageKinds,
  towns,
} from '#tests/support/page/pageKinds.ts'
import { fontsShown } from '#tests/support/page/watch.ts'

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] } })

test('text of twice the size gives each screen a narrower layout', async ({ page }) => {
  await page.goto('/')

  for (const width of [320, 600, 900, 1200, 1920, 2400]) {
    await page.setViewportSize({ width, height: 900 })
    const items = page.getByRole('navigation', { name: 'Main' })
    await expect(items, `${width} px`).toBeVisible({ visible: width >= 2400 })
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
  }
})

/** The one with the longest word in its heading. */
const widest = (destinations: readonly Destination[]): Destination | undefined =>
  destinations.toSorted((one, other) => longestWord(other) - longestWord(one))[0]
const longestWord = ({ heading }: Destination) =>
  Math.max(...heading.split(/[\s-]/).map(({ length }) => length))

test.describe('on a phone with text of twice the size', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('every kind of page fits, unfolded, without a word in two', async ({ page }) => {
    const longest = [widest(towns), widest(directServices)].flatMap((destination) => destination ?? [])
    for (const { path } of [...pageKinds, ...longest]) {
      await page.goto(path)
      await page.addStyleTag({ content: '[hidden="until-found"] { content-visibility: visible !important }' })
      await expectWhole(page, path)
    }
  })

  test('the menu, the fields, the toast and the confirmation fit', async ({ page, form }) => {
    await visit(page, cityService.path)
    await openMenu(page)
    await expectWhole(page, 'menu')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)

    await visit(page, '/service-areas')
    await form.fill({ ...ada, message: '' })
    await form.button('Pick a day').click()
    const day = form.field('Preferred day')
    await day.fill('2026-12-28')
    for (const field of [form.field('Name'), form.field('Phone'), form.field('Email'), day])
      expect(await field.evaluate(isCut)).toBe(false)
    await day.fill('')

    await form.send.click()
    await expect(form.field('Message')).toBeFocused()
    await expect(form.toasts).toBeVisible()
    await stillness(page)
    expect((await boxOf(form.toasts)).height).toBeLessThan(844 / 3)
    await expectClearOfToast(form.field('Message'))

    await form.field('Message').fill('Sent with large text')
    await form.send.click()
    const { y, height } = await boxOf(page.getByRole('banner'))
    const thanks = form.confirmation.getByRole('heading', { level: 3 })
    await expect.poll(async () => (await boxOf(thanks)).y).toBeGreaterThan(y + height)
  })
})

async function expectWhole(page: Page, shown: string): Promise<void> {
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  expect(await page.evaluate(findOverflow), shown).toEqual([])
  expect(await page.evaluate(findBrokenWords), shown).toEqual([])
}

/** Runs in the page: whether the field is narrower than its value. */
function isCut(field: HTMLElement | SVGElement): boolean {
  const given = field.getBoundingClientRect().width
  field.setAttribute('style', 'width: auto; field-sizing: content')
  const needed = field.getBoundingClientRect().width
  field.removeAttribute('style')
  return needed > given
}
