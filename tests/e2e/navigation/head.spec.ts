import { expect, type Page, test } from '@playwright/test'
import { expectMarkedDocument, footerLink, visit } from '#tests/support/browser/visit.ts'
import { directService, town } from '#tests/support/page/pageKinds.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the head belongs to the current page after every navigation, and an unknown path shows the not-found page, also through history', async ({
  page,
  request,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/service-areas/atlantis')
  await expect(heading).toHaveText('404 Page Not Found')
  await expectHead(page, await headOf('/service-areas/atlantis'))
  const follow = [
    { link: footerLink(page, town.name), path: town.path },
    { link: footerLink(page, directService.name), path: directService.path },
    { link: footerLink(page, 'About Us'), path: '/about-us' },
    { link: footerLink(page, 'Home'), path: '/' },
  ]

  for (const { link, path } of follow) {
    const head = await headOf(path)
    await link.click()
    await expect(page).toHaveURL(path)
    await expectHead(page, head)
  }
  for (const path of ['/about-us', directService.path, town.path, '/service-areas/atlantis']) {
    const head = await headOf(path)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expectHead(page, head)
  }
  await expect(heading).toHaveText('404 Page Not Found')
  const head = await headOf(town.path)
  await page.goForward()
  await expectHead(page, head)
  await expectMarkedDocument(page)

  /** The title, and the meta and canonical tags, of the page's own HTML. */
  async function headOf(path: string) {
    return page.evaluate(readHead, await (await request.get(path)).text())
  }
})

/** Expects these tags, each kind once. */
async function expectHead(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(readHead, undefined)).toEqual(expected)
  const kinds = expected.map((tag) => tag.split(' ').slice(0, 2).join(' '))
  expect(kinds).toEqual([...new Set(kinds)])
}

/** Runs in the page: the title and every meta and canonical tag, of some HTML or of the document. */
function readHead(html: string | undefined): string[] {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...head.querySelectorAll('title, meta, link[rel="canonical"]')].map((tag) => tag.outerHTML).sort()
}
