import { expect, type Locator, type Page } from '@playwright/test'
import { storedQuotes } from '../site/storedQuotes.ts'
import { withFrames } from './gestures.ts'
import { holdRequests } from './visit.ts'

export type Fields = { name: string; phone: string; email?: string; message: string }

/** Behind its confirmation, once a request is sent. */
export const quoteForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Get your free quote', includeHidden: true })

/** In place of the form, once a request is sent. */
export const confirmation = (page: Page): Locator => page.getByRole('region', { name: 'Your request' })

export const sendButton = (page: Page): Locator =>
  quoteForm(page).getByRole('button', { name: 'Get Free Quote', includeHidden: true })

const sendAnotherButton = (page: Page): Locator =>
  confirmation(page).getByRole('button', { name: 'Send another' })

export const sendAnother = (page: Page): Promise<void> => sendAnotherButton(page).click()

export const toastRegion = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

export async function fillForm(page: Page, { name, phone, email = '', message }: Fields): Promise<void> {
  const again = sendAnotherButton(page)
  await expect(again.or(quoteForm(page).getByLabel('Name')).filter({ visible: true })).toBeVisible()
  if (await again.isVisible()) await again.click()
  await quoteForm(page).getByLabel('Name').fill(name)
  await quoteForm(page).getByLabel('Phone').fill(phone)
  await quoteForm(page).getByLabel('Email').fill(email)
  await quoteForm(page).getByLabel('Message').fill(message)
}

/** Presses the button again, as after a correction: without one, a second press within a second is ignored. */
export async function sendAgain(page: Page): Promise<void> {
  await quoteForm(page).getByLabel('Name').dispatchEvent('input')
  await sendButton(page).click()
}

/** The values of the fields. */
export async function readForm(page: Page): Promise<Required<Fields>> {
  const value = (label: string) => quoteForm(page).getByLabel(label).inputValue()
  return {
    name: await value('Name'),
    phone: await value('Phone'),
    email: await value('Email'),
    message: await value('Message'),
  }
}

export const ada = { name: 'Ada Smith', phone: '(905) 555-0100', email: 'ada@example.com' }
export const empty = { name: '', phone: '', email: '', message: '' }
export const failed = 'Failed to submit quote request. Please try again.'

/** The open toast, in the live region that announces it: an alert at once, a status when the reader pauses. */
export const announcedToast = (page: Page, role: 'status' | 'alert'): Locator =>
  page.locator(`[aria-live=${role === 'alert' ? 'assertive' : 'polite'}] > section`)

export async function expectToast(
  page: Page,
  role: 'status' | 'alert',
  title: string,
  text: string,
): Promise<void> {
  const toast = announcedToast(page, role)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

/** Closes the toast, so that a later check sees only the next one. */
export async function closeToast(page: Page): Promise<void> {
  await toastRegion(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[aria-live] > section').getByRole('button')).toHaveCount(0)
}

/** The idempotency keys of the requests that are sent. */
export function watchSending(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

/** Start time of this worker. A retry runs in another worker, and must not find the quotes of the first try. */
const start = new Date().toISOString()

/** The quotes with this message that were stored since this worker started, newest first. */
export const stored = async (message: Fields['message']): ReturnType<typeof storedQuotes> =>
  (await storedQuotes()).filter((quote) => quote.message === message && quote.createdAt > start)

/** Holds quote requests until they are released. */
export const hold = (page: Page) => holdRequests(page, '**/api/quotes')

export const seconds = (count: number): number => count * 1000

/** The toast's box, around its text. */
export const toast = (page: Page): Locator =>
  toastRegion(page).getByText(/./).first().locator('xpath=ancestor::div[2]')

export const closeButton = (page: Page): Locator => toastRegion(page).getByRole('button', { name: 'Close' })

/** Waits until no toast is over a part of the control: a toast moves in the frame after the one in which it appears. */
export async function expectClearOfToast(control: Locator, message?: string): Promise<void> {
  const isUnderToast = async () => {
    const [over, under] = [await boxOf(toastRegion(control.page())), await boxOf(control)]
    const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width
    return !isBeside && over.y < under.y + under.height && under.y < over.y + over.height
  }
  await expect.poll(isUnderToast, message).toBe(false)
}

/** Waits for all animations, which the controlled clock does not drive. */
export const stillness = (page: Page): Promise<void> =>
  withFrames(
    page,
    page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }),
  )

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
