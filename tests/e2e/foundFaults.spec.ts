import { expect, test } from '@playwright/test'
import { provideAxe, provideAxeToAll } from '#tests/support/axe.ts'
import { find, readBuiltPage } from '#tests/support/builtPages.ts'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { differences, faultsAt, faultsAtWidth, nothingSeen } from '#tests/support/faultsAt.ts'
import { readShownWords } from '#tests/support/shownWords.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/watchFaults.ts'

const aboutUs = { status: 200, title: find(readBuiltPage('/about-us').document, 'title').text }

test('what is wrong with a page is found', async ({ page }) => {
  await page.goto('/about-us')
  await comeAlive(page)
  await page.keyboard.press('Tab')
  await provideAxe(page)
  await page.addStyleTag({
    content:
      'main a { outline: none !important } main > button { width: 9px; height: 9px; padding: 0 } h1, h6 { color: #ddd !important } main p a { font: inherit !important; color: #222 !important; text-decoration: none !important }',
  })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.querySelector('img')?.removeAttribute('alt')
    main?.insertAdjacentHTML('afterbegin', '<h6 hidden>Pale</h6><h6>Pale</h6>')
    main?.insertAdjacentHTML('beforeend', '<div style="width: 2000px">Too wide</div>')
    main?.insertAdjacentHTML('beforeend', '<button>+</button>'.repeat(2))
    main?.insertAdjacentHTML(
      'beforeend',
      '<button aria-label="Clear ring" style="outline-color: transparent">+</button>',
    )
    main?.insertAdjacentHTML(
      'beforeend',
      '<div style="background: #123"><button aria-label="Dark ring" style="outline-color: #00c; box-shadow: none">+</button></div>',
    )
    main?.insertAdjacentHTML('beforeend', '<button aria-label="Clear" style="opacity: 0">+</button>')
    main?.insertAdjacentHTML('beforeend', '<p>Many more words than <a href="/">a link</a> has</p>')
    main?.insertAdjacentHTML(
      'beforeend',
      '<div style="height: 40px; overflow: auto">Line<br>Line<br>Line<br>Line</div>',
    )
    document.querySelector('header')?.style.setProperty('height', '500px')
  })

  const faults = (await faultsAtWidth(page, 390, nothingSeen())).join('\n')

  for (const fault of [
    /^image-alt at /m,
    /^color-contrast at h1/m,
    /^color-contrast at .*h6/m,
    /^target-size at button/m,
    /^link-in-text-block at /m,
    /^scrollable-region-focusable at /m,
    /^it is 2000 px wide/m,
    /^the picture .* has no words$/m,
    /^focused, A .* has no ring$/m,
    /^focused, BUTTON Clear ring has no ring$/m,
    /^focused, BUTTON Dark ring has no ring$/m,
    /^focused, BUTTON Clear has no ring$/m,
    /^focused, A .* (begins behind the header|is behind HEADER|is behind DIV)$/m,
  ])
    expect(faults).toMatch(fault)
})

test('what a page says otherwise once it is alive is found', async ({ page }) => {
  await neverIdle(page)
  await provideAxeToAll(page)
  await page.addInitScript(() => {
    addEventListener('keydown', () => {
      document.title = 'Another'
      document.querySelector<HTMLElement>('main p')?.style.setProperty('visibility', 'hidden')
    })
  })

  const faults = await faultsAt(page, '/about-us', nothingSeen(), aboutUs)

  expect(faults).toEqual([
    'comes alive with other title: "Another"',
    expect.stringMatching(/^comes alive with other words/),
  ])
})

test('a page that leads to another one is found', async ({ page }) => {
  await neverIdle(page)
  await provideAxeToAll(page)
  await page.route('/about-us', (route) => route.fulfill({ status: 301, headers: { Location: '/privacy' } }))

  const faults = await faultsAt(page, '/about-us', nothingSeen(), aboutUs)

  expect(faults).toEqual([expect.stringMatching(/^is titled "Privacy/), 'leads to /privacy'])
})

test('a page without its root is found', async ({ page }) => {
  await page.setContent('<title>Nothing</title><h1>Nothing</h1>')

  const nothing = await page.evaluate(readShownWords, false)

  expect(differences(nothing, nothing)).toEqual(['has no root'])
})

test('what goes wrong while a page loads and comes alive is found', async ({ page }) => {
  await neverIdle(page)
  await provideAxeToAll(page)
  const faults = watchFaults(page, isNotFoundStatus)
  await page.route('https://elsewhere.example/**', (route) => route.abort('connectionrefused'))
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
        <script>console.info('Told'); setTimeout(() => { throw new Error('Thrown') })</script>
        </body>`,
      )
    await route.fulfill({ status: 203, contentType: 'text/html', body })
  })

  const found = [...(await faultsAt(page, '/about-us', nothingSeen(), aboutUs)), ...faults].join('\n')

  for (const fault of [
    /^answers 203$/m,
    /^is titled ""$/m,
    /^comes alive with other words: /m,
    /^comes alive with other headings: \["About [^"]+","One too many"\]$/m,
    /^has 2 × h1$/m,
    /^has no title$/m,
    /^console info: Told /m,
    /^error: Thrown /m,
    /^status 404: \S+\/no-such.js /m,
    /^another host: https:\/\/elsewhere.example\/picture.png /m,
    /^failed: https:\/\/elsewhere.example\/picture.png net::ERR_CONNECTION_REFUSED /m,
  ])
    expect(found).toMatch(fault)
  expect(found).not.toMatch(/Failed to load resource.*404/)
})

test('what comes late and a picture that cannot be drawn are found', async ({ page }) => {
  await neverIdle(page)
  await provideAxeToAll(page)
  const faults = watchFaults(page, isNotFoundStatus)
  await page.addInitScript(() => {
    addEventListener('focusin', () =>
      document.documentElement.setAttribute('data-focused-at', `${innerWidth}`),
    )
  })
  await page.route('/about-us', async (route) => {
    const html = await (await route.fetch()).text()
    const pictures = ['late', 'broken'].map((name) => `<img src="/${name}.png" alt="" width="9" height="9">`)
    await route.fulfill({ contentType: 'text/html', body: html.replace('</body>', `${pictures}</body>`) })
  })
  await page.route('/broken.png', (route) => route.fulfill({ contentType: 'image/png', body: 'No picture' }))
  await page.route('/late.png', async (route) => {
    // The focus goes about at the end of the last look, and nothing comes in between.
    await page.waitForFunction(() => document.documentElement.getAttribute('data-focused-at') === '320')
    await route.fulfill({ status: 404 })
  })

  const found = [...(await faultsAt(page, '/about-us', nothingSeen(), aboutUs)), ...faults].join('\n')

  expect(found).toMatch(/^status 404: \S+\/late.png /m)
  expect(found).toMatch(/^the picture \S+\/late.png cannot be drawn$/m)
  expect(found).toMatch(/^at 320 px: the picture \S+\/broken.png cannot be drawn$/m)
  expect(found.split('\n').filter((fault) => !/(late|broken).png/.test(fault))).toEqual([])
})
