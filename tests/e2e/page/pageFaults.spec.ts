import { expect, test } from '@playwright/test'
import { hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { find, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { findPageFaults } from '#tests/support/page/pageFaults.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'

test('faults of a page are found: while it loads, once it is hydrated, and at a width', async ({ page }) => {
  const title = find(readBuiltPage('/about-us').document, 'title').text
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
        <div style="width: 2000px">Too wide</div>
        <p style="color: #ddd">Pale</p>
        <button style="outline: none">No ring</button>
        <script src="/no-such.js"></script>
        <img src="https://elsewhere.example/picture.png">
        <img src="/broken.png" alt="" width="9" height="9">
        <script>console.info('Told'); setTimeout(() => { throw new Error('Thrown') })</script>
        </body>`,
      )
    await route.fulfill({ status: 203, contentType: 'text/html', body })
  })

  const found = await findPageFaults(page, '/about-us', { status: 200, title }, { isThorough: true })

  for (const fault of [
    /^has status 203$/m,
    /^has the title ""$/m,
    /^is hydrated with other words: /m,
    /^is hydrated with other headings: \["About [^"]+","One too many"\]$/m,
    /^has 2 × h1$/m,
    /^has no title$/m,
    /^at 320 px: it is 2000 px wide/m,
    /^at 320 px: the picture \S+\/broken.png cannot be drawn$/m,
    /^at 320 px: the picture .*picture.png has no alternative text$/m,
    /^at 320 px: image-alt at /m,
    /^at 320 px: color-contrast at /m,
    /^at 320 px: focused, BUTTON No ring has no ring$/m,
    /^console info: Told /m,
    /^error: Thrown /m,
    /^status 404: \S+\/no-such.js /m,
    /^another host: https:\/\/elsewhere.example\/picture.png /m,
    /^failed: https:\/\/elsewhere.example\/picture.png net::ERR_CONNECTION_REFUSED /m,
  ])
    expect([...found, ...faults].join('\n')).toMatch(fault)
  expect(faults.join('\n')).not.toMatch(/Failed to load resource.*404/)
})
