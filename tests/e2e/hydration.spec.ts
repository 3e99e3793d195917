import { type APIRequestContext, expect, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { holdScripts } from '#tests/support/holdScripts.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { watchFaults } from '#tests/support/watchFaults.ts'
import { watchScripts } from '#tests/support/watchScripts.ts'

for (const { kind, address } of pageKinds) {
  test(`${kind} starts with at most 2 kB of script, and the rest at the first intent`, async ({ page }) => {
    await neverIdle(page)
    const { bytes } = watchScripts(page)

    await page.goto(address)
    const first = await bytes()
    await comeAlive(page)

    expect(first).toBeLessThanOrEqual(2000)
    expect(await bytes()).toBeGreaterThan(50_000)
  })

  test(`${kind} has nothing to complain about`, async ({ page }) => {
    const faults = watchFaults(page, isNotFoundStatus)

    await page.goto(address)
    await comeAlive(page)
    await page.waitForLoadState('networkidle')

    expect(faults).toEqual([])
  })
}

test('what was typed into the form before the page is alive stays', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/#contact')
  const release = await holdScripts(page)

  const form = page.getByRole('form', { name: 'Get your free quote' })
  await form.getByLabel('Name').fill('Ada Smith')
  await form.getByLabel('Message').fill('One fridge')
  release()
  await comeAlive(page)

  await expect(form.getByLabel('Name')).toHaveValue('Ada Smith')
  await expect(form.getByLabel('Message')).toHaveValue('One fridge')
})

/** The addresses are shared out, so that the workers go through them side by side. */
const shares = 4
for (let share = 0; share < shares; share++) {
  test(`every page comes alive as it was built: share ${share + 1} of ${shares}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const faults = watchFaults(page, isNotFoundStatus)
    const addresses = (await everyAddress(request)).filter((_, index) => index % shares === share)
    expect(addresses.length).toBeGreaterThan(60)

    for (const address of addresses) {
      const html = (await (await page.goto(address, { waitUntil: 'domcontentloaded' }))?.text()) ?? ''
      const built = await page.evaluate(readMain, html)
      await comeAlive(page)
      const alive = await page.evaluate(readMain, undefined)
      expect(alive, address).toEqual(built)
      expect(alive.headings, address).toHaveLength(1)
    }

    expect(faults).toEqual([])
  })
}

/** The browser tells of every answer 404, the not-found page's own too. */
const isNotFoundStatus = (fault: string) => /Failed to load resource.*404/.test(fault)

/** Every page that is listed, and those that are not. */
async function everyAddress(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(`${address}`).pathname,
  )
  return [...listed, '/thank-you', '/no-such-page']
}

/** Runs in the page: the words and the first headings of some HTML, or of the document. */
function readMain(html: string | undefined): { text: string; headings: string[] } {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return {
    text: page.querySelector('main')?.textContent ?? 'no main',
    headings: [...page.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
  }
}
