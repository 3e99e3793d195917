import { expect, type Locator, type Page } from '@playwright/test'
import { changeQuote, dayFromNow, sendWithPhotos, visitorNamed } from '../browser/desk.ts'
import { takePicture } from '../server/pictures.ts'
import { axeViolations } from './axe.ts'
import { findOverflow } from './pageFaults.ts'

/** Its last word is wider than a phone. */
export const longName = 'Maximiliana Vandenberghekowalczykowskafeatherstonehaughmarjoribankscholmondeley'

/** One width per layout: large screens, where the list is a table, and phones. */
export const frames: readonly number[] = [1440, 320]
/**
 * Expects no violation found by axe in a state of the page, and nothing wider than the screen at any width. Apart from the frame
 * and the list, a screen has the same elements at every width, so axe runs only at the narrowest, where targets are closest.
 */
export async function expectAccessible(
  page: Page,
  shown: Locator = page.getByRole('heading', { level: 1 }),
  axeWidths: readonly number[] = [320],
): Promise<void> {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toBeVisible()
    if (axeWidths.includes(width))
      expect(await axeViolations(page), `${page.url()} at ${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${page.url()} at ${width} px`).toEqual([])
  }
  // 1280 × 1024 enlarged to 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await page.evaluate(findOverflow), `${page.url()} at 400%`).toEqual([])
}

/** A quote with everything on it. */
export async function fullQuote(page: Page): Promise<string> {
  const visitor = {
    ...visitorNamed(longName),
    day: dayFromNow(1),
    window: 'evening',
    postalCode: 'L1S 4W2',
    access: 'basement,long-walk',
    load: '2 fridges, 1 couch: 4.5 cubic yards',
  }
  const pictures = [await takePicture('jpeg'), await takePicture('png')]
  const id = await sendWithPhotos(page.request, visitor, pictures)
  await changeQuote(page, id, {
    status: 'booked',
    visitDay: dayFromNow(0),
    visitWindow: 'morning',
    address: '14 Lakeside Drive, Ajax',
    cubicYards: 30,
    price: 630,
    followUp: dayFromNow(0),
    note: 'Side door',
  })
  return id
}
