import { expect, type Locator, test } from '@playwright/test'
import { setConnection } from '#tests/support/browser/network.ts'
import { expectMarkedDocument, followInPlace, footerLink, visit } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'

// Nothing is fetched without a hint.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

test('the pointer, a finger or the focus on a link fetches its page, which then takes nothing more', async ({
  page,
}) => {
  await visit(page, '/')
  const { scripts, settled } = watchScripts(page)
  const hints = [
    { city: 'Whitby', hint: (link: Locator) => link.hover() },
    { city: 'Ajax', hint: (link: Locator) => link.dispatchEvent('touchstart') },
    { city: 'Oshawa', hint: (link: Locator) => link.focus() },
  ]

  for (const { city, hint } of hints) {
    scripts.length = 0
    await hint(footerLink(page, city))
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await settled()
  }
  await page.route('**/*.{js,json}', (route) => route.abort())

  for (const { city } of hints) {
    await followInPlace(footerLink(page, city))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(city)
    await expectMarkedDocument(page)
  }
})

test('the focus that stays less than a fifth of a second on a link fetches nothing', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const { scripts, settled } = watchScripts(page)

  await footerLink(page, 'Ajax').focus()
  await page.clock.runFor(190)
  await footerLink(page, 'Whitby').focus()
  await page.clock.runFor(190)
  await settled()
  expect(scripts).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await settled()
  await page.route('**/*.{js,json}', (route) => route.abort())
  await followInPlace(footerLink(page, 'Whitby'))

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whitby')
  await expectMarkedDocument(page)
})

test('a failed prefetch is silent, and the code is fetched when the link is followed', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await visit(page, '/')
  await page.route('**/*.{js,json}', (route) => route.abort())
  const { scripts, settled } = watchScripts(page)
  await footerLink(page, 'Whitby').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await settled()
  await page.unroute('**/*.{js,json}')

  await followInPlace(footerLink(page, 'Whitby'))

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whitby')
  expect(errors).toEqual([])
})

test('links to this page, to other sites and to files are left alone', async ({ page }) => {
  await visit(page, '/before-after-gallery')
  const { scripts, settled } = watchScripts(page)

  await page.evaluate(() => {
    const elsewhere = '[href^="/"]:not([href*="."]):not([href="/before-after-gallery"])'
    for (const link of document.querySelectorAll(`a:not(${elsewhere})`))
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
  })
  await settled()

  expect(scripts).toEqual([])
})
