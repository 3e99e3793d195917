import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import {
  expectMarkedDocument,
  footerLink,
  headerItem,
  markDocument,
  visit,
} from '#tests/support/browser/visit.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the head is the shown page’s own after any number of navigations @2-shared-4', async ({
  page,
  request,
}) => {
  await visit(page, '/service-areas/atlantis')
  const follow = [
    { link: footerLink(page, 'Oshawa'), path: '/service-areas/oshawa' },
    { link: footerLink(page, 'Yard waste'), path: '/services/yard-waste' },
    { link: footerLink(page, 'About Us'), path: '/about-us' },
    { link: footerLink(page, 'Home'), path: '/' },
  ]

  for (const { link, path } of follow) {
    await link.click()
    await expect(page).toHaveURL(path)
    await expectHeadOf(page, await builtPage(path))
  }
  for (const path of [
    '/about-us',
    '/services/yard-waste',
    '/service-areas/oshawa',
    '/service-areas/atlantis',
  ]) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expectHeadOf(page, await builtPage(path))
  }
  await page.goForward()
  await expectHeadOf(page, await builtPage('/service-areas/oshawa'))
  await expectMarkedDocument(page)

  async function builtPage(path: string) {
    return (await request.get(path)).text()
  }
})

test('the not-found page stands at any unknown path, typed and through history @2-routes-2 @8-6', async ({
  page,
}) => {
  for (const path of ['/service-areas/atlantis', '/no/such/page/at/all'])
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expectNotFoundPage(page)

      await hydrate(page)
      await markDocument(page)
      await expectNotFoundPage(page)
      await headerItem(page, 'About Us').click()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about-us$/)
      await page.goBack()

      await expect(page).toHaveURL(path)
      await expectNotFoundPage(page)
      await expectMarkedDocument(page)
    })
})

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/404 Page Not Found/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
}

/** The same tags as in the page's own HTML, and none of them twice. */
async function expectHeadOf(page: Page, html: string): Promise<void> {
  const expected = await page.evaluate(readHead, html)
  await expect.poll(() => page.evaluate(readHead, undefined)).toEqual(expected)
  const kinds = expected.map((tag) => tag.split(' ').slice(0, 2).join(' '))
  expect(kinds).toEqual([...new Set(kinds)])
}

/** Runs in the page: the title and every meta and canonical tag, of some HTML or of the document. */
function readHead(html: string | undefined): string[] {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...head.querySelectorAll('title, meta, link[rel="canonical"]')].map((tag) => tag.outerHTML).sort()
}
