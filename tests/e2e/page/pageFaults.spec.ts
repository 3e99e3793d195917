import { expect, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { find, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { findAccessibilityFaults, findLayoutFaults, findPageFaults } from '#tests/support/page/pageFaults.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'

const aboutUs = { status: 200, title: find(readBuiltPage('/about-us').document, 'title').text }

test('faults of a page at a width are found', async ({ page }) => {
  await page.goto('/about-us')
  await hydrate(page)
  await page.addStyleTag({
    content:
      'main a { outline: none !important } main > button { width: 9px; height: 9px; padding: 0 } h1, h6 { color: #ddd !important } main p a { font: inherit !important; color: #222 !important; text-decoration: none !important }',
  })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.querySelector('img')?.removeAttribute('alt')
    main?.insertAdjacentHTML('afterbegin', '<h6 hidden>Pale</h6><h6>Pale</h6>')
    for (const html of [
      '<div style="width: 2000px">Too wide</div>',
      '<button>+</button><button>+</button>',
      '<button aria-label="Clear ring" style="outline-color: transparent">+</button>',
      '<div style="background: #123"><button aria-label="Dark ring" style="outline-color: #00c; box-shadow: none">+</button></div>',
      '<button aria-label="Clear" style="opacity: 0">+</button>',
      '<p>Many more words than <a href="/">a link</a> has</p>',
      '<div style="height: 40px; overflow: auto">Line<br>Line<br>Line<br>Line</div>',
    ])
      main?.insertAdjacentHTML('beforeend', html)
    document.querySelector('header')?.style.setProperty('height', '500px')
  })

  const faults = [...(await findLayoutFaults(page, 390)), ...(await findAccessibilityFaults(page))].join('\n')

  for (const fault of [
    /^image-alt at /m,
    /^color-contrast at h1/m,
    /^color-contrast at .*h6/m,
    /^target-size at button/m,
    /^link-in-text-block at /m,
    /^scrollable-region-focusable at /m,
    /^it is 2000 px wide/m,
    /^the picture .* has no alternative text$/m,
    /^focused, A .* has no ring$/m,
    /^focused, BUTTON Clear ring has no ring$/m,
    /^focused, BUTTON Dark ring has no ring$/m,
    /^focused, BUTTON Clear has no ring$/m,
    /^focused, A .* (begins behind the header|is behind HEADER|is behind DIV)$/m,
  ])
    expect(faults).toMatch(fault)
})

test('text that changes when the page is hydrated is found', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.addInitScript(() => {
    addEventListener('scroll', () => {
      document.title = 'Another'
      document.querySelector<HTMLElement>('main p')?.style.setProperty('visibility', 'hidden')
    })
  })

  const faults = await findPageFaults(page, '/about-us', aboutUs)

  expect(faults).toEqual([
    'is hydrated with other title: "Another"',
    expect.stringMatching(/^is hydrated with other words/),
  ])
})

test('errors while a page loads are found', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  const faults = watchFaults(page, isNotFoundStatus)
  await page.route('https://elsewhere.example/**', (route) => route.abort('connectionrefused'))
  await page.route('/broken.png', (route) => route.fulfill({ contentType: 'image/png', body: 'No picture' }))
  await page.route('/about-us', async (route) => {
    const html = await (await route.fetch()).text()
    const body = html
      .replace(/<title>.*?<\/title>/, '<title></title>')
      .replace(/<h1[^>]*>/, '$&Another ')
      .replace(
        '</body>',
        `<h1>One too many</h1>
        <script src="/no-such.js"></script>
        <img src="https://elsewhere.example/picture.png" alt="">
        <img src="/broken.png" alt="" width="9" height="9">
        <script>console.info('Told'); setTimeout(() => { throw new Error('Thrown') })</script>
        </body>`,
      )
    await route.fulfill({ status: 203, contentType: 'text/html', body })
  })

  const found = [...(await findPageFaults(page, '/about-us', aboutUs)), ...faults].join('\n')

  for (const fault of [
    /^has status 203$/m,
    /^has the title ""$/m,
    /^is hydrated with other words: /m,
    /^is hydrated with other headings: \["About [^"]+","One too many"\]$/m,
    /^has 2 × h1$/m,
    /^has no title$/m,
    /^at 320 px: the picture \S+\/broken.png cannot be drawn$/m,
    /^console info: Told /m,
    /^error: Thrown /m,
    /^status 404: \S+\/no-such.js /m,
    /^another host: https:\/\/elsewhere.example\/picture.png /m,
    /^failed: https:\/\/elsewhere.example\/picture.png net::ERR_CONNECTION_REFUSED /m,
  ])
    expect(found).toMatch(fault)
  expect(found).not.toMatch(/Failed to load resource.*404/)
})
