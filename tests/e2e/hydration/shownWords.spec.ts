import { type Browser, expect, type Page, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { readShownText, type ShownText } from '#tests/support/page/shownText.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const { kind, path } of pageKinds) {
  test(`${kind} shows the same words without JavaScript as with it`, async ({ browser, page }) => {
    await hydrateOnIntentOnly(page)
    await page.goto(path)

    const plain = await readWithoutScript(browser, path)
    const sent = await page.evaluate(readShownText, false)
    const sentWithControls = await page.evaluate(readShownText, true)
    await hydrate(page)
    await scrollThrough(page)
    const hydrated = await page.evaluate(readShownText, false)

    expect(sent.words?.length).toBeGreaterThan(40)
    expect(sent).toEqual(plain)
    expect(hydrated).toEqual(sentWithControls)
  })
}

/** But for the further slides, which stand below the first one then. */
async function readWithoutScript(browser: Browser, path: string): Promise<ShownText> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(path)
  const slide = '[aria-roledescription="slide"]'
  await page.locator(`${slide} ~ ${slide}`).evaluateAll((slides) => {
    for (const further of slides) further.remove()
  })
  const words = await page.evaluate(readShownText, false)
  await page.close()
  return words
}

async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 600) await scrollTo(page, top)
}
