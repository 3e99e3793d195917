import { expect, type Page, test } from '@playwright/test'
import { footerLink, visit } from '#tests/support/visit.ts'

const about = '/about-us'
const sections = (page: Page) => page.locator('main section').count()

/** How many sections the next page has when its heading comes. */
async function countSectionsAtFirst(page: Page): Promise<() => Promise<number>> {
  const counted = page.evaluateHandle(() => {
    const before = document.querySelector('h1')
    const count = new Promise<number>((resolve) => {
      const changes = new MutationObserver(() => {
        if (document.querySelector('h1') === before) return
        changes.disconnect()
        resolve(document.querySelectorAll('main section').length)
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
    // Wrapped: a promise by itself would be waited for here.
    return { count }
  })
  const handle = await counted
  return () => handle.evaluate(({ count }) => count)
}

test('a navigation shows the first screen first, and the rest follows', async ({ page }) => {
  await page.goto(about)
  const whole = await sections(page)
  await visit(page, '/service-areas')
  const atFirst = await countSectionsAtFirst(page)

  await footerLink(page, 'About Us').click()

  expect(await atFirst()).toBeLessThan(whole)
  await expect(page.locator('main section')).toHaveCount(whole)
})

test('until then the footer is out of sight', async ({ page }) => {
  await visit(page, '/service-areas')
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    new MutationObserver((_, changes) => {
      if (document.querySelector('h1') === before) return
      changes.disconnect()
      const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
      document.documentElement.dataset.footerInView = String(top < innerHeight)
    }).observe(document.body, { childList: true, subtree: true })
  })

  await footerLink(page, 'About Us').click()

  await expect(page.locator('html')).toHaveAttribute('data-footer-in-view', 'false')
})

test('who goes to a section of another page gets that page whole', async ({ page }) => {
  await page.goto('/')
  const whole = await sections(page)
  await visit(page, about)
  const atFirst = await countSectionsAtFirst(page)

  await footerLink(page, 'Pricing').click()

  expect(await atFirst()).toBe(whole)
})

test('who goes back gets the page whole', async ({ page }) => {
  await visit(page, '/')
  const whole = await sections(page)
  await footerLink(page, 'About Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  const atFirst = await countSectionsAtFirst(page)

  await page.goBack()

  expect(await atFirst()).toBe(whole)
})
