import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { quoteSubjectKey } from '#components/session/stubContract.ts'
import { pricingTiers } from '#data/prices/pricing.ts'
import type { PostalCodes } from '#data/quote/postalCheck.ts'
import { countButton, estimator, menu, menuButton, slider } from '#tests/support/browser/controls.ts'
import { ada, empty, stored, test } from '#tests/support/browser/quoteForm.ts'
import {
  holdScripts,
  hydrate,
  hydrateOnIntentOnly,
  startInterception,
  visit,
} from '#tests/support/browser/visit.ts'
import { readBuiltPage } from '#tests/support/build/builtPages.ts'
import { directService, otherTown, town } from '#tests/support/page/pageKinds.ts'
import { required } from '#tests/support/required.ts'

/** What other programs do to a document before it is hydrated. Each runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  'a password manager adds elements, a phone links the phone number, and a proxy rewrites the mail link':
    () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        const icon = document.createElement('div')
        icon.setAttribute('data-lastpass-icon-root', '')
        field.after(icon)
        field.setAttribute('data-lpignore', 'true')
      }
      for (const span of document.querySelectorAll('header a[href^="tel:"] span:last-child')) {
        const link = document.createElement('a')
        link.href = 'tel:9055550142'
        link.append(...span.childNodes)
        span.append(link)
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        link.href = '/cdn-cgi/l/email-protection#1234'
        link.innerHTML = '<span class="__cf_email__">[email&#160;protected]</span>'
      }
    },
  'a grammar checker wraps a field': () => {
    for (const field of document.querySelectorAll('textarea')) {
      const wrapper = document.createElement('grammarly-wrapper')
      const isFocused = document.activeElement === field
      field.replaceWith(wrapper)
      wrapper.append(field)
      if (isFocused) field.focus()
    }
  },
  'the first screen gets another heading and loses its first paragraph': () => {
    document.querySelector('main h1')?.replaceChildren('Other words')
    document.querySelector('main p')?.remove()
  },
  'a translator wraps every text': translate,
}

test.beforeEach(async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await startInterception(page)
})

for (const [index, [what, change]] of Object.entries(changes).entries())
  test(`${what} before hydration: the page stays whole, and nothing typed is lost`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 844 })
    const message = `Typed before ${Date.now()}`
    const sent = form.watchSending()
    const release = await openHeld(page, '/')
    await page.evaluate((key) => sessionStorage.setItem(key, 'Piano removal'), quoteSubjectKey)
    await form.fill({ ...ada, message })
    await page.evaluate(change)

    await expectInPlace(page, '/', release)

    const kept = `Piano removal: ${message}`
    await expect.poll(() => form.read()).toEqual({ ...ada, message: kept })
    await expect(form.field('Message')).toBeFocused()
    await form.send.click()
    await expect(form.toasts).toContainText('Success!')
    expect(sent).toHaveLength(1)
    expect(await stored(kept)).toHaveLength(1)
  })

test('a page that changes while it is read keeps its place', async ({ page }) => {
  for (const change of [translate, () => document.querySelector('main p')?.remove()]) {
    const release = await openHeld(page, directService.path)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.evaluate(change)

    await expectInPlace(page, directService.path, release)
    await page.unrouteAll()
  }
})

test('a form sent twice before hydration, translated, is sent once', async ({ page, form }) => {
  const message = `Sent early ${Date.now()}`
  const sent = form.watchSending()
  // The browser would post the form after three seconds. With a stopped clock, hydration comes first.
  await page.clock.install({ time: 0 })
  await hydrateOnIntentOnly(page)
  const release = await openHeld(page, '/')
  await page.clock.pauseAt(60 * 60 * 1000)
  await form.fill({ ...ada, message })
  await page.evaluate(translate)
  await form.send.dblclick({ noWaitAfter: true })

  release()
  await expect.poll(() => sent).toHaveLength(1)
  await page.clock.resume()

  await expect(form.toasts).toContainText('Success!')
  expect(await form.read()).toEqual(empty)
  expect(sent).toHaveLength(1)
  expect(await stored(message)).toHaveLength(1)
})

test('a menu tapped and a slider moved in a changed document survive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHeld(page, '/')
  const sliders = page.locator('#before-after').getByRole('slider', { includeHidden: true })
  await sliders.nth(1).press('Home')
  const values = await sliders.evaluateAll(valuesOf)
  await page.evaluate(() => {
    document.querySelector('#before-after h2')?.replaceChildren('Other words')
    document.querySelector('header nav li')?.remove()
  })
  await menuButton(page).click({ noWaitAfter: true })

  release()
  await hydrate(page)

  await expect(menu(page)).toBeVisible()
  expect(await sliders.evaluateAll(valuesOf)).toEqual(values)
})

const valuesOf = (sliders: Element[]) => sliders.map((slider) => (slider as HTMLInputElement).value)

/** Opens a page whose code and data are held from then on. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await page.goto(path)
  return holdScripts(page)
}

/** Hydrates the page, and expects all its sections, the one on the screen where it was. */
async function expectInPlace(page: Page, path: string, release: () => void): Promise<void> {
  const { part, top } = await page.evaluate(readPlace, undefined)

  release()
  await hydrate(page)

  const sections = readBuiltPage(path).main.querySelectorAll('section').length
  await expect(page.locator('main section')).toHaveCount(sections)
  const now = await page.evaluate(readPlace, part)
  expect(Math.abs(now.top - top)).toBeLessThan(2)
}

/** Runs in the page. Where a section is on the screen, by default the one in the middle. */
function readPlace(wanted: number | undefined): { part: number; top: number } {
  const tops = [...document.querySelectorAll('main > *, footer')].map(
    (part) => part.getBoundingClientRect().top,
  )
  const part = wanted ?? tops.findLastIndex((top) => top < innerHeight / 2)
  return { part, top: tops[part] ?? Number.NaN }
}

const postalCodes: PostalCodes = JSON.parse(readFileSync('data/quote/postalCodes.json', 'utf8'))

test('a page translated after hydration shows current texts', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.evaluate(translate)
  const [smallest, largest] = [pricingTiers[0], pricingTiers.at(-1)]

  await slider(page).press('End')
  await expect(estimator(page)).toContainText(`about ${largest?.description}`)
  await expect(estimator(page)).not.toContainText(`about ${smallest?.description}`)
  await countButton(page).click()
  for (const count of ['2', '0']) await estimator(page).getByRole('textbox').first().fill(count)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: '% of the truck' })).toHaveCount(0)

  const answer = form.element.locator('..').getByRole('status').filter({ hasText: /is in/ })
  const code = page.getByLabel('Your postal code')
  await code.fill(areaOf(town))
  await expect(answer).toContainText(town.name)
  await code.fill(areaOf(otherTown))
  await expect(answer).toContainText(otherTown.name)
  await expect(answer).not.toContainText(town.name)

  await form.fill({ ...ada, message: 'A translated sofa' })
  await form.send.click()
  await expect(form.toasts).toContainText('Success!')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The first postal area of a town. */
const areaOf = ({ slug }: typeof town): string => required(postalCodes.cities[slug]?.[0])

/** Runs in the page. Does what Chrome's translation does: puts each text into <font> elements, also later ones. */
function translate(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const observer = new MutationObserver(translateTexts)
  function translateTexts() {
    observer.disconnect()
    const walker = document.createTreeWalker(root as HTMLElement, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, style, script, textarea')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    observer.observe(root as HTMLElement, { subtree: true, childList: true, characterData: true })
  }
  translateTexts()
}
