import { type Browser, expect, type Page, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { readShownText, type ShownText } from '#tests/support/page/shownText.ts'

const phone = { width: 390, height: 844 }
/** A Letter sheet's width between its margins. */
const sheet = { width: 720, height: 960 }
const screen = { width: 1280, height: 720 }

for (const { kind, path } of pageKinds) {
  test(`${kind} is readable without JavaScript, with it, on paper and in forced colours`, async ({
    browser,
    page,
  }) => {
    const used = await watchUse(page)
    await hydrateOnIntentOnly(page)
    await page.setViewportSize(phone)

    const plain = await test.step('without JavaScript it can be read, and leads on', () =>
      readWithoutScript(browser, path))

    await test.step('it shows the same words without JavaScript as with it', async () => {
      const answer = await page.goto(path)
      expect(answer?.headers()['cache-control']).not.toContain('no-store')
      const sent = await page.evaluate(readShownText, false)
      const sentWithControls = await page.evaluate(readShownText, true)
      await hydrate(page)
      await scrollThrough(page)

      expect(sent.words?.length).toBeGreaterThan(40)
      expect(sent).toEqual(plain)
      expect(await page.evaluate(readShownText, false)).toEqual(sentWithControls)
    })

    await test.step('nothing keeps it out of the back/forward cache', async () => {
      const { listeners, made } = await used()
      expect(listeners).toContain('scroll')
      expect(listeners.filter((type) => /^(before)?unload$/.test(type))).toEqual([])
      expect(made).toEqual([])
    })

    await test.step('it prints its text and the phone number, black on white, without controls', async () => {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      await expectPrint(page)
      if (/^\/service/.test(path))
        await expect(page.getByRole('main')).toContainText('$55', { useInnerText: true })
    })

    await test.step('it forces every colour', async () => {
      await page.setViewportSize(screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme })
        expect(await page.evaluate(unforced), colorScheme).toEqual([])
      }
    })
  })
}

/** But for the further slides, which stand below the first one then, and for fields that are folded away with script. */
async function readWithoutScript(browser: Browser, path: string): Promise<ShownText> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: screen })
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main).toHaveText(/.{200}/s, { useInnerText: true })
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7)
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(28)
  await expect(main.getByText('undefined')).toHaveCount(0)
  // Nothing is folded up.
  const hidden = main.locator('h2, h3, p, li, a').filter({ visible: false })
  expect(await hidden.evaluateAll((elements) => elements.map(({ textContent }) => textContent))).toEqual([])

  await page.setViewportSize(phone)
  const slide = '[aria-roledescription="slide"]'
  await page.locator(`${slide} ~ ${slide}`).evaluateAll((slides) => {
    for (const further of slides) further.remove()
  })
  await page.locator(':has(> * > input[type="file"])').evaluateAll(([fields]) => fields?.remove())
  const words = await page.evaluate(readShownText, false)
  await page.close()
  return words
}

async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 600) await scrollTo(page, top)
}

async function expectPrint(page: Page): Promise<void> {
  const visible = (locator: ReturnType<Page['locator']>) => locator.filter({ visible: true })
  await expect(visible(page.getByRole('banner').getByText('905.555.0142'))).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(inColour)).toEqual([])
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByText('Skip to the content')).toBeHidden()
  await expect(visible(page.getByRole('contentinfo').getByRole('list'))).toHaveCount(0)
  await expect(visible(page.locator('form, input, textarea, select'))).toHaveCount(0)
  await expect(visible(page.getByRole('link', { name: /^Get .*Quote/ }))).toHaveCount(0)
  // Not the questions over their answers.
  await expect(visible(page.getByRole('button').and(page.locator(':not(h3 > *)')))).toHaveCount(0)
}

/** Runs in the page: words that are not black, and grounds that are not white. */
function inColour(): string[] {
  return [...document.querySelectorAll('body *:not(script, style)')].flatMap((element) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPlain =
      color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    return isPlain ? [] : [`${element.tagName} ${color} ${backgroundColor} ${backgroundImage.slice(0, 40)}`]
  })
}

/** Runs in the page: words that keep their own colour, and icons that do not take the words'. The load slider is a picture. */
function unforced(): string[] {
  const keeping = [
    ...document.querySelectorAll('body :not(svg, svg *, [aria-hidden="true"], .MuiSlider-root *)'),
  ].filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
  const ground = getComputedStyle(document.body).backgroundColor
  const icons = [...document.querySelectorAll('svg[aria-hidden]:has(> use:only-child)')].filter((icon) => {
    const { color, forcedColorAdjust } = getComputedStyle(icon)
    return forcedColorAdjust !== 'auto' || color === ground
  })
  return [...keeping, ...icons].map((element) => element.outerHTML.slice(0, 120))
}

/**
 * A page comes back from the back/forward cache unless something keeps it out. The browser of the tests has no such cache; what keeps
 * pages out of it is known. Notes the events that the page listens for on its window, and which of the objects it makes that browsers do not put to sleep.
 */
async function watchUse(page: Page) {
  await page.addInitScript(() => {
    const listeners: string[] = []
    const made: string[] = []
    Object.assign(window, { used: { listeners, made } })
    const listen = window.addEventListener
    window.addEventListener = function (this: Window, ...args: Parameters<typeof listen>) {
      listeners.push(args[0])
      return listen.apply(this, args)
    } as typeof listen
    for (const property of ['onunload', 'onbeforeunload'])
      Object.defineProperty(window, property, { set: () => listeners.push(property.slice(2)) })
    for (const name of [
      'WebSocket',
      'WebTransport',
      'EventSource',
      'RTCPeerConnection',
      'BroadcastChannel',
    ]) {
      const original = Reflect.get(window, name)
      if (original)
        Reflect.set(
          window,
          name,
          new Proxy(original, {
            construct(target, args) {
              made.push(name)
              return Reflect.construct(target, args)
            },
          }),
        )
    }
    for (const [owner, method] of [
      [indexedDB, 'open'],
      [navigator.locks, 'request'],
    ] as const) {
      const original = Reflect.get(owner ?? {}, method)
      if (original)
        Reflect.set(owner, method, (...args: unknown[]) => {
          made.push(method)
          return original.apply(owner, args)
        })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'used') as { listeners: string[]; made: string[] })
}
