import { expect, type Locator, test } from '@playwright/test'
import { withFrames } from '#tests/support/browser/frames.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrateFirstScreen, shortenReading } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, followInPlace, footerLink, visit } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'
import { watchUncaughtErrors } from '#tests/support/page/watchErrors.ts'

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }] as const)
  test(`a visible, hovered, touched or focused link fetches nothing with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await setConnection(page, connection)
    await shortenReading(page)
    const { scripts, settled } = watchScripts(page)
    await visit(page, '/')
    await settled()
    const fetched = scripts.map((script) => script.url())
    expect(fetched.filter((url) => url.endsWith('.json'))).toEqual([expect.stringMatching(/\/index\.json$/)])
    // The code of home, down to the form.
    expect(fetched).toHaveLength(1 + 8)
    scripts.length = 0

    for (let screen = 1; screen <= 4; screen++) await scrollTo(page, screen * 700)
    await footerLink(page, 'Whitby').hover()
    await footerLink(page, 'Ajax').dispatchEvent('touchstart')
    await footerLink(page, 'Oshawa').focus()
    await nextPositions(page)
    await settled()

    expect(scripts.map((script) => script.url())).toEqual([])
  })

test('data and code are prefetched at low priority, and code after the photos in view', async ({ page }) => {
  const path = '/services/ajax/hot-tub-removal'
  const priorities = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    // Only the first request: with a route, the HTTP cache is disabled.
    if (/\.js(on)?$/.test(url) && !priorities.has(url)) priorities.set(url, initialPriority)
  })
  await session.send('Network.enable')
  const release = await holdRequests(page, '**/*.avif')
  await shortenReading(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const prefetched = (kind: '.js' | '.json') =>
    [...priorities]
      .filter(([url]) => url.endsWith(kind))
      .slice(own[kind])
      .map(([, priority]) => priority)
  // The scripts of the page itself (stub, React and the shell), and its data.
  const own = { '.js': 4, '.json': 1 }
  await hydrateFirstScreen(page)
  await nextPositions(page)
  await expect.poll(() => prefetched('.json').length).toBeGreaterThan(0)
  expect(prefetched('.json').filter((priority) => priority !== 'Low')).toEqual([])
  expect(prefetched('.js')).toEqual([])

  release()

  await expect.poll(() => prefetched('.js')).toEqual(['Low', 'Low', 'Low'])
  // A page that is the only one of its kind, and that no link in view leads to.
  const gallery = [...priorities].find(([url]) => url.endsWith('/before-after-gallery.json'))
  expect(gallery?.[1]).toBe('Low')
})

test('data is prefetched at once for links in view after a jump, but not for links passed by scrolling, none after a failure, and a link that was in view navigates without further requests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  const { scripts, settled } = watchScripts(page)
  await visit(page, '/service-areas/ajax')
  await page.clock.runFor(1000)
  // The jump of the clock would end requests by their timeout.
  await settled()
  await page.clock.pauseAt(Date.now() + 60_000)
  const jumpTo = async (link: Locator) => {
    scripts.length = 0
    const jumped = link.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true })
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        }),
    )
    await withFrames(page, jumped)
    await settled()
    return scripts.map((script) => script.url())
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Hot tub removal' })
  await settled()

  const atOnce = await jumpTo(link)
  expect(atOnce[0]).toMatch(/\/hot-tub-removal\.json$/)
  expect(atOnce.length).toBeLessThanOrEqual(3)
  expect(await jumpTo(footerLink(page, 'About Us'))).toEqual([])

  await jumpTo(link)
  await page.clock.runFor(300)
  await settled()
  await page.route('**/*.{js,json}', (route) => route.abort())
  await jumpTo(footerLink(page, 'Whitby'))
  await page.clock.runFor(300)
  await settled()
  expect(scripts.length).toBeGreaterThan(0)
  scripts.length = 0
  // After a failure no scroll prefetches.
  await jumpTo(page.getByRole('main').getByRole('link', { name: 'Backyard cleanup' }))
  await page.clock.runFor(300)
  await settled()
  expect(scripts.map((script) => script.url())).toEqual([])
  await page.clock.resume()
  await followInPlace(link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hot tub removal')
  await expectMarkedDocument(page)
})

test.describe('links out of view, whose pages are not prefetched without a hint', () => {
  test('hovering, touching or focusing a link prefetches its page completely, and a failed prefetch is silent and repeated on navigation', async ({
    page,
  }) => {
    const errors = watchUncaughtErrors(page)
    await visit(page, '/')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const { scripts, settled } = watchScripts(page)
    await nextPositions(page)
    await settled()
    const hints = [
      { city: 'Whitby', hint: (link: Locator) => link.dispatchEvent('pointerover') },
      { city: 'Ajax', hint: (link: Locator) => link.dispatchEvent('touchstart') },
      {
        city: 'Oshawa',
        hint: (link: Locator) => link.evaluate((element) => element.focus({ preventScroll: true })),
      },
    ]

    // A chip is a button: its `href` is for visitors without script.
    const chip = page.locator('#our-services').getByRole('button', { name: 'Newcastle' })
    for (const { city, hint } of hints) {
      scripts.length = 0
      await chip.dispatchEvent('touchstart')
      await hint(footerLink(page, city))
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
      await settled()
      expect(scripts.filter((script) => script.url().endsWith('/newcastle.json'))).toEqual([])
    }
    await page.route('**/*.{js,json}', (route) => route.abort())

    for (const { city } of hints) {
      await followInPlace(footerLink(page, city))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(city)
      await expectMarkedDocument(page)
    }

    scripts.length = 0
    await footerLink(page, 'Yard waste').dispatchEvent('pointerover')
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await settled()
    await page.unroute('**/*.{js,json}')
    await followInPlace(footerLink(page, 'Yard waste'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/yard waste/i)
    await expectMarkedDocument(page)
    expect(errors).toEqual([])
  })

  test('a pointer that passes a link prefetches nothing, and one that stays prefetches its page', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const { scripts, settled } = watchScripts(page)
    await nextPositions(page)
    await settled()
    await page.clock.pauseAt(Date.now() + 60_000)
    await settled()
    scripts.length = 0

    await footerLink(page, 'Whitby').dispatchEvent('pointerover')
    await page.clock.runFor(60)
    await footerLink(page, 'Ajax').dispatchEvent('pointerover')
    await page.clock.runFor(60)
    await settled()
    expect(scripts.map((script) => script.url())).toEqual([])
    await page.clock.runFor(10)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await settled()

    const data = scripts.map((script) => script.url()).filter((url) => url.endsWith('.json'))
    expect(data).toEqual([expect.stringMatching(/\/ajax\.json$/)])
  })
})
