import { expect, type Locator, type Page, test as playwright } from '@playwright/test'
import sharp from 'sharp'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import type { FoldedPartName } from '#data/quote/quoteFields.ts'
import { storedQuotes, withStore } from '../site/storedQuotes.ts'
import { boxOf } from './gestures.ts'
import { holdRequests, visit } from './visit.ts'

type Fields = { name: string; phone: string; email?: string; message: string }
type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** What a visitor does with the quote form, and what they see of it. */
export function formOf(page: Page) {
  /** Behind its confirmation, once a request is sent. */
  const element = page.getByRole('form', { name: 'Get your free quote', includeHidden: true })
  /** In place of the form, once a request is sent. */
  const confirmation = page.getByRole('region', { name: 'Your request' })
  const toasts = page.getByRole('region', { name: /^Notifications/ })
  const closeButton = toasts.getByRole('button', { name: 'Close' })
  const field = (label: string): Locator => element.getByLabel(label)
  const button = (name: string | RegExp): Locator => element.getByRole('button', { name })
  const sendAnother = confirmation.getByRole('button', { name: 'Send another' })
  const send = element.getByRole('button', { name: 'Get Free Quote', includeHidden: true })
  const addButton = button(photosAndDay.photos.add)

  /** The open toast, in the live region that announces it: an alert at once, a status when the reader pauses. */
  const announcedToast = (role: 'status' | 'alert'): Locator =>
    page.locator(`[aria-live=${role === 'alert' ? 'assertive' : 'polite'}] > section`)

  /** The button of a folded part. */
  const disclosure = (part: FoldedPartName): Locator =>
    element.getByRole('button', { name: photosAndDay.titles[part], includeHidden: true })

  const form = {
    page,
    element,
    confirmation,
    toasts,
    closeButton,
    field,
    button,
    sendAnother,
    send,
    addButton,
    announcedToast,
    disclosure,

    /** The toast's box, around its text. */
    toast: toasts.getByText(/./).first().locator('xpath=ancestor::div[2]'),

    async fill({ name, phone, email = '', message }: Fields): Promise<void> {
      await expect(sendAnother.or(field('Name')).filter({ visible: true })).toBeVisible()
      if (await sendAnother.isVisible()) await sendAnother.click()
      await field('Name').fill(name)
      await field('Phone').fill(phone)
      await field('Email').fill(email)
      await field('Message').fill(message)
    },

    /** The values of the fields. */
    async read(): Promise<Required<Fields>> {
      const value = (label: string) => field(label).inputValue()
      return {
        name: await value('Name'),
        phone: await value('Phone'),
        email: await value('Email'),
        message: await value('Message'),
      }
    },

    /** Presses the button again, as after a correction: without one, a second press within a second is ignored. */
    async sendAgain(): Promise<void> {
      await field('Name').dispatchEvent('input')
      await send.click()
    },

    async expectToast(role: 'status' | 'alert', title: string, text: string): Promise<void> {
      for (const words of [title, text])
        await expect(announcedToast(role).getByText(words, { exact: true })).toBeVisible()
    },

    expectSuccess: (): Promise<void> =>
      form.expectToast('status', 'Success!', 'Quote request submitted successfully!'),

    /** Closes the toast, so that a later check sees only the next one. */
    async closeToast(): Promise<void> {
      await closeButton.click()
      await expect(page.locator('[aria-live] > section').getByRole('button')).toHaveCount(0)
    },

    unfold: (part: FoldedPartName = 'photos'): Promise<void> => disclosure(part).click(),

    async choosePhotos(files: readonly ChosenFile[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser')
      await addButton.click()
      await (await chooser).setFiles([...files])
    },

    /** Fills in the form of the service areas, with photos of these names. */
    async fillWithPhotos(message: string, ...names: readonly string[]): Promise<void> {
      await visit(page, '/service-areas')
      await form.fill({ ...ada, message })
      await form.unfold()
      await form.choosePhotos(await Promise.all(names.map(noisyPhoto)))
    },

    /** The idempotency keys of the requests that are sent from now on. */
    watchSending(): string[] {
      const keys: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? 'none')
      })
      return keys
    },

    /** Holds quote requests until they are released. */
    hold: () => holdRequests(page, '**/api/quotes'),
  }
  return form
}

export type QuoteForm = ReturnType<typeof formOf>

export const test = playwright.extend<{ form: QuoteForm }>({
  form: ({ page }, use) => use(formOf(page)),
})

export const ada = { name: 'Ada Smith', phone: '(905) 555-0100', email: 'ada@example.com' }
export const empty = { name: '', phone: '', email: '', message: '' }
export const failed = 'Failed to submit quote request. Please try again.'

/** Limits axe to the form. page/everyKind.spec.ts checks the rest of the page. */
export const formOnly = { include: ['#contact'] }

/** Start time of this worker. A retry runs in another worker, and must not find the quotes of the first try. */
const start = new Date().toISOString()

/** The quotes with this message that were stored since this worker started, newest first. */
export const stored = async (message: string): ReturnType<typeof storedQuotes> =>
  (await storedQuotes()).filter((quote) => quote.message === message && quote.createdAt > start)

/** The stored photos of the quote with this message. */
export async function keptPhotos(message: string) {
  const [quote] = await stored(message)
  if (!quote) throw new Error(`There is no quote "${message}".`)
  return withStore(({ photos }) => photos.photosOf(quote.id))
}

export const jpegFile = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
})

/** A photo of noise: no two are the same. */
export async function noisyPhoto(name: string): Promise<ChosenFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 }
  const picture = sharp({ create: { width: 300, height: 240, channels: 3, background: 'white', noise } })
  return jpegFile(name, await picture.jpeg({ quality: 95 }).toBuffer())
}

/** A day that the form offers. */
export const laterDay = () => new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Waits until no toast is over a part of the control: a toast moves in the frame after the one in which it appears. */
export async function expectClearOfToast(control: Locator, message?: string): Promise<void> {
  const { toasts } = formOf(control.page())
  const isUnderToast = async () => {
    const [over, under] = [await boxOf(toasts), await boxOf(control)]
    const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width
    return !isBeside && over.y < under.y + under.height && under.y < over.y + over.height
  }
  await expect.poll(isUnderToast, message).toBe(false)
}
