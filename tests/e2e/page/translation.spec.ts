import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pricingTiers } from '#data/prices/pricing.ts'
import type { PostalCodes } from '#data/quote/postalCheck.ts'
import { countButton, estimator, slider } from '#tests/support/browser/controls.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { ada, fillForm, quoteForm, sendButton, toastRegion } from '#tests/support/browser/quoteForm.ts'
import { hydrate, hydrateOnIntentOnly, visit } from '#tests/support/browser/visit.ts'
import { otherTown, town } from '#tests/support/page/pageKinds.ts'
import { required } from '#tests/support/required.ts'

const postalCodes: PostalCodes = JSON.parse(readFileSync('data/quote/postalCodes.json', 'utf8'))

test.use({ viewport: { width: 390, height: 844 } })

test('on a translated page the estimator, the postal check and the form show current texts, and a quote is confirmed', async ({
  page,
}) => {
  await visit(page, '/')
  await hydrate(page)
  await page.evaluate(translate)
  const [smallest, largest] = [pricingTiers[0], pricingTiers.at(-1)]

  await slider(page).press('End')
  await expect(estimator(page)).toContainText(`about ${largest?.description}`)
  await expect(estimator(page)).not.toContainText(`about ${smallest?.description}`)
  await countButton(page).click()
  for (const count of ['2', '0']) await estimator(page).getByRole('textbox').first().fill(count)
  await expect(estimator(page).locator('p:not([aria-live])', { hasText: '% of the truck' })).toHaveCount(0)

  const answer = quoteForm(page).locator('..').getByRole('status').filter({ hasText: /is in/ })
  const code = page.getByLabel('Your postal code')
  await code.fill(areaOf(town))
  await expect(answer).toContainText(town.name)
  await code.fill(areaOf(otherTown))
  await expect(answer).toContainText(otherTown.name)
  await expect(answer).not.toContainText(town.name)

  await fillForm(page, { ...ada, message: 'A translated sofa' })
  await sendButton(page).click()
  await expect(toastRegion(page)).toContainText('Success!')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page translated before its hydration keeps its parts and its scroll position', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await page.evaluate(translate)
  const wasIncomplete = await page.evaluateHandle(watchPricing)

  const position = await scrollTo(page, 3000)

  await hydrate(page)
  expect(await wasIncomplete.evaluate((was) => was())).toBe(false)
  expect(await scrolledTo(page)).toBe(position)
})

/** The first postal area of a town. */
const areaOf = ({ slug }: typeof town): string => required(postalCodes.cities[slug]?.[0])

/** Runs in the page. @returns whether the section was missing meanwhile */
function watchPricing(): () => boolean {
  let isMissing = false
  const observer = new MutationObserver(() => {
    isMissing ||= document.getElementById('pricing') === null
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return () => isMissing
}

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
