import { expect, type Locator, type Page, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { expectMarkedDocument, expectNewDocument, markDocument } from '#tests/support/sameDocument.ts'
import { expectUnderHeader, scrolledTo, scrollTo } from '#tests/support/scrolling.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a link shows the next page without a reload', async ({ page }) => {
  await visit(page, '/')

  await footerLink(page, 'Ajax').click()

  await expect(page).toHaveURL('/service-areas/ajax')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
  await expectMarkedDocument(page)
})

test('a click that asks for another tab is left to the browser', async ({ page, context }) => {
  await visit(page, '/')

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, 'Ajax').click({ modifiers: ['ControlOrMeta'] }),
  ])

  await expect(opened).toHaveURL('/service-areas/ajax')
  await expect(page).toHaveURL('/')
})

test('arriving on a page is at its top at once, without a ride up', async ({ page }) => {
  await visit(page, '/')
  await footerLink(page, 'About Us').scrollIntoViewIfNeeded()
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(900)
  const seen = await watchScrolling(page)

  await footerLink(page, 'About Us').click()

  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => seen()).toEqual([0])
})

test('back and forward return to where each page was left', async ({ page }) => {
  await visit(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'Hot tub removal', exact: true })
  await link.scrollIntoViewIfNeeded()
  const homeLeftAt = await scrolledTo(page)
  await link.click()
  await expect(page).toHaveURL('/services/pickering/hot-tub-removal')
  await scrollTo(page, 640)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolledTo(page)).toBe(homeLeftAt)

  await page.goForward()

  await expect(page).toHaveURL('/services/pickering/hot-tub-removal')
  await expect.poll(() => scrolledTo(page)).toBe(640)
  await expectMarkedDocument(page)
})

test('back returns there after a reload in between, too', async ({ page }) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  await clickWithoutScrolling(footerLink(page, 'About Us'))
  await expect(page).toHaveURL('/about-us')
  await scrollTo(page, 300)
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(300)
  await comeAlive(page)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
  await expect.poll(() => scrolledTo(page)).toBe(1500)
})

test('going back puts the page exactly where it was, however the header changes', async ({ page }) => {
  await visit(page, '/about-us')
  await scrollTo(page, 700)
  await clickWithoutScrolling(footerLink(page, 'Ajax'))
  await expect(page).toHaveURL('/service-areas/ajax')

  await page.goBack()

  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => scrolledTo(page)).toBe(700)
})

test('back shows the page before even when the reloaded page is not alive yet', async ({ page }) => {
  await visit(page, '/')
  await footerLink(page, 'About Us').click()
  await expect(page).toHaveURL('/about-us')
  await neverIdle(page)
  await page.reload()

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
})

const sections = [
  { item: 'What We Remove', address: '/#services' },
  { item: 'Pricing', address: '/#pricing' },
  { item: 'How It Works', address: '/#how-it-works' },
  { item: 'Reviews', address: '/#reviews' },
  { item: 'Contact', address: '/#contact' },
]

for (const { item, address } of sections) {
  const id = address.slice(1)

  test(`${item} leads from another page to its section, below the header`, async ({ page }) => {
    await visit(page, '/services/yard-waste')

    await headerItem(page, item).click()

    await expect(page).toHaveURL(address)
    await expectUnderHeader(page, id)
    await expect(page.locator(id)).toBeFocused()
    await expectMarkedDocument(page)
  })

  test(`${item} scrolls to its section on the home page`, async ({ page }) => {
    await visit(page, '/')

    await headerItem(page, item).click()

    await expect(page).toHaveURL(address)
    await expectUnderHeader(page, id)
    await expectMarkedDocument(page)
  })

  test(`${address} typed in the address bar opens on its section`, async ({ page }) => {
    await page.goto(address)

    await expectUnderHeader(page, id)
    await comeAlive(page)
    await expectUnderHeader(page, id)
  })
}

test('the same section can be asked for again after scrolling away', async ({ page }) => {
  await visit(page, '/')
  await headerItem(page, 'Pricing').click()
  await expectUnderHeader(page, '#pricing')
  await scrollTo(page, 0)

  await headerItem(page, 'Pricing').click()

  await expectUnderHeader(page, '#pricing')
})

test('a quote button on a city’s page leads to the form', async ({ page }) => {
  await visit(page, '/service-areas/ajax')

  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

  await expect(page).toHaveURL('/#contact')
  await expectUnderHeader(page, '#contact')
})

test('Get Quote on the service areas scrolls to the form of that page', async ({ page }) => {
  await visit(page, '/service-areas')

  await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click()

  await expect(page).toHaveURL('/service-areas#contact')
  await expectUnderHeader(page, '#contact')
  await expectMarkedDocument(page)
})

test('a navigation moves the focus to the new content and says the new title', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('status')).toBeEmpty()

  await footerLink(page, 'Whitby').click()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/Whitby/)
  await expect(page.getByRole('status')).toHaveText(await page.title())

  await page.goBack()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  await expect(page.getByRole('status')).toHaveText(await page.title())
})

test('the next Tab after a navigation goes on in the new content', async ({ page }) => {
  await visit(page, '/')
  await footerLink(page, 'About Us').click()
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the head is the shown page’s own after any number of navigations', async ({ page, request }) => {
  await visit(page, '/service-areas/atlantis')
  const follow = [
    { link: footerLink(page, 'Oshawa'), address: '/service-areas/oshawa' },
    { link: footerLink(page, 'Yard waste'), address: '/services/yard-waste' },
    { link: footerLink(page, 'About Us'), address: '/about-us' },
    { link: footerLink(page, 'Home'), address: '/' },
  ]

  for (const { link, address } of follow) {
    await link.click()
    await expect(page).toHaveURL(address)
    await expectHeadOf(page, await builtPage(address))
  }
  for (const address of [
    '/about-us',
    '/services/yard-waste',
    '/service-areas/oshawa',
    '/service-areas/atlantis',
  ]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expectHeadOf(page, await builtPage(address))
  }
  await page.goForward()
  await expectHeadOf(page, await builtPage('/service-areas/oshawa'))
  await expectMarkedDocument(page)

  async function builtPage(address: string) {
    return (await request.get(address)).text()
  }
})

const unknownAddresses = [
  '/service-areas/atlantis',
  '/services/moon-removal',
  '/services/ajax/moon-removal',
  '/services/atlantis/hot-tub-removal',
  '/nowhere',
  '/no/such/page/at/all',
]

for (const address of unknownAddresses) {
  test(`${address} is the not-found page, typed and through history`, async ({ page }) => {
    const answer = await page.goto(address)

    expect(answer?.status()).toBe(404)
    await expectNotFoundPage(page)

    await comeAlive(page)
    await markDocument(page)
    await expectNotFoundPage(page)
    await headerItem(page, 'About Us').click()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about-us$/)
    await page.goBack()

    await expect(page).toHaveURL(address)
    await expectNotFoundPage(page)
    await expectMarkedDocument(page)
  })
}

test('a page whose code cannot be fetched is loaded the ordinary way', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/*.js', (route) => route.abort(), { times: 1 })

  await footerLink(page, 'About Us').click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await expect(page).toHaveURL('/about-us')
  await expectNewDocument(page)
})

test('with no code to be had, every click still brings its page, loaded once', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/*.js', (route) => route.abort())
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })

  await footerLink(page, 'About Us').click()
  await expect(page).toHaveURL('/about-us')
  await expectNewDocument(page)
  await footerLink(page, 'Ajax').click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
  expect(loaded).toEqual(['/about-us', '/service-areas/ajax'])
})

test('the page stays what it was when its code cannot be fetched', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/')
  const before = await page.locator('#root').innerHTML()
  await page.route('**/*.js', (route) => route.abort())

  const [warning] = await Promise.all([page.waitForEvent('console', isOurWarning), page.mouse.move(300, 300)])

  expect(warning.type()).toBe('warning')
  expect(await page.locator('#root').innerHTML()).toBe(before)
  await headerItem(page, 'Service Areas').click()
  await expect(page).toHaveURL('/service-areas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const isOurWarning = (message: { text(): string }) => message.text().includes('could not be brought to life')

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeAlive(page)
  await markDocument(page)
}

const headerItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** As a visitor does who sees the link: nothing is scrolled into view first. */
async function clickWithoutScrolling(link: Locator): Promise<void> {
  await link.dispatchEvent('click')
}

/** Where the page is scrolled to from now on, in order, once the scrolling up to now has been told. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const positions: number[] = []
    window.addEventListener('scroll', () => positions.push(window.scrollY))
    return positions
  })
  return () => seen.evaluate((positions) => positions)
}

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
