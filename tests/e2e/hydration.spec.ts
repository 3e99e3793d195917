import { expect, type Page, type Request, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'

for (const { kind, address } of pageKinds) {
  test(`${kind} starts with at most 2 kB of script, and the rest at the first intent`, async ({ page }) => {
    await neverIdle(page)
    const scripts = watchScripts(page)

    await page.goto(address)
    const first = await sizeOf(scripts)
    await comeAlive(page)

    expect(first).toBeLessThanOrEqual(2000)
    expect(await sizeOf(scripts)).toBeGreaterThan(50_000)
  })
}

for (const intent of ['Tab', 'a tap', 'a turn of the wheel'] as const) {
  test(`${intent} brings the page to life`, async ({ page }) => {
    await neverIdle(page)
    await page.goto('/about-us')

    if (intent === 'Tab') await page.keyboard.press('Tab')
    else if (intent === 'a tap') await page.getByRole('heading', { level: 1 }).dispatchEvent('touchstart')
    else await page.mouse.wheel(0, 100)

    await expectAlive(page)
  })
}

test('a page nobody touches comes to life by itself', async ({ page }) => {
  await page.goto('/about-us')

  await expectAlive(page)
})

test('a link clicked before the page is alive works as an ordinary link', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about-us')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Ajax' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
})

test('what was typed into the form before the page is alive stays', async ({ page }) => {
  await neverIdle(page)
  await page.route('**/*.js', async (route) => {
    if (scriptsAreHeld) await held
    await route.continue()
  })
  let scriptsAreHeld = false
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/#contact')
  scriptsAreHeld = true

  const form = page.getByRole('form', { name: 'Get your free quote' })
  await form.getByLabel('Name').fill('Ada Smith')
  await form.getByLabel('Message').fill('One fridge')
  release()
  await comeAlive(page)

  await expect(form.getByLabel('Name')).toHaveValue('Ada Smith')
  await expect(form.getByLabel('Message')).toHaveValue('One fridge')
})

function watchScripts(page: Page): Request[] {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  return scripts
}

/** Bytes of the bodies as they were sent, compressed. */
async function sizeOf(scripts: Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}
