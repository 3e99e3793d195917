import { expect, type Page, test } from '@playwright/test'
import {
  ada,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  stored,
  toastRegion,
  watchSending,
} from '#tests/support/browser/quoteForm.ts'
import { holdScripts, hydrate, hydrateOnIntentOnly, startInterception } from '#tests/support/browser/visit.ts'
import { readBuiltPage } from '#tests/support/build/builtPages.ts'
import { directService } from '#tests/support/page/pageKinds.ts'

/** What other programs do to a document before it is hydrated. Each runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  'a password manager adds an element beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      field.after(icon)
      field.setAttribute('data-lpignore', 'true')
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
  'a text of the first screen is changed': () => {
    const [text] = document.querySelector('main h1')?.childNodes ?? []
    if (text) text.textContent = 'Other words'
    const lead = document.querySelector('main p')
    if (lead) lead.textContent = 'Other words'
  },
  'an element of the first screen is removed': () => document.querySelector('main p')?.remove(),
  'a translator wraps every text': () => {
    const walker = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('style, script, textarea, option')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'a phone links the phone number, and a proxy rewrites the mail link': () => {
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
}

const pages = ['/', '/service-areas', directService.path]

test.beforeEach(async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await startInterception(page)
})

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    // Reduced motion: a field that is filled in is scrolled to at once.
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const [what, change] of Object.entries(changes))
      test(`${what} before hydration: the page stays whole, and nothing typed is lost`, async ({ page }) => {
        for (const path of pages) await test.step(path, () => expectPreserved(page, path, change))
      })
  })

async function expectPreserved(page: Page, path: string, change: () => void): Promise<void> {
  const sections = readBuiltPage(path).main.querySelectorAll('section').length
  const message = `Typed before ${Date.now()}`
  const sent = watchSending(page)
  await page.goto(path)
  const release = await holdScripts(page)
  const hasForm = (await quoteForm(page).count()) > 0
  if (hasForm) await fillForm(page, { ...ada, message })
  else await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.evaluate(change)
  const field = quoteForm(page).getByLabel('Message')
  if (hasForm) await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5))
  const { part, top } = await page.evaluate(readPlace, undefined)

  release()
  await hydrate(page)

  await expect(page.locator('main section')).toHaveCount(sections)
  const now = await page.evaluate(readPlace, part)
  expect(Math.abs(now.top - top)).toBeLessThan(2)
  if (!hasForm) return
  expect(await readForm(page)).toEqual({ ...ada, message })
  await expect(field).toBeFocused()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBe(5)
  await sendButton(page).click()
  await expect(toastRegion(page)).toContainText('Success!')
  expect(sent).toHaveLength(1)
  expect(await stored(message)).toHaveLength(1)
}

/** Runs in the page. Where a section is on the screen, by default the one in the middle. */
function readPlace(wanted: number | undefined): { part: number; top: number } {
  const tops = [...document.querySelectorAll('main > *, footer')].map(
    (part) => part.getBoundingClientRect().top,
  )
  const part = wanted ?? tops.findLastIndex((top) => top < innerHeight / 2)
  return { part, top: tops[part] ?? Number.NaN }
}
