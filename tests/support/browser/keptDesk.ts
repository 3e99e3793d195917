import { expect, type Page } from '@playwright/test'
import { takePicture } from '../server/pictures.ts'
import { changeQuote, dayFromNow, sendWithPhotos, signIn, type visitorNamed } from './desk.ts'

/** Signs in, opens the list on a page with a controlled clock, and waits until the service worker controls the page. */
export async function openKeptDesk(page: Page): Promise<void> {
  await page.clock.install()
  await signIn(page)
  // The list registers the service worker after three seconds.
  await page.clock.runFor(3000)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Signs in, opens the list where a visit of today with a photo is booked, and waits until both are kept. */
export async function keepVisit(page: Page, visitor: ReturnType<typeof visitorNamed>): Promise<string> {
  await openKeptDesk(page)
  const id = await sendWithPhotos(page.request, visitor, [await takePicture('jpeg', 0, 400, 300)])
  await changeQuote(page, id, { status: 'booked', visitDay: dayFromNow(0), visitWindow: 'morning' })
  // An interrupted fetch is repeated.
  await page.context().route('**/photos/1', (route) => route.abort(), { times: 1 })
  await page.reload()
  // The day is cached first, the quote and its thumbnail three seconds later, and then the photo.
  const runAndCheck = async () => {
    await page.clock.runFor(3000)
    return isKept(page, `/api/desk/quotes/${id}/photos/1`)
  }
  await expect.poll(runAndCheck).toBe(true)
  return id
}

/** Whether the service worker keeps the response to a URL. */
export const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)
