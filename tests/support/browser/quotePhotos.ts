import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import type { FoldedPartName } from '#data/quote/quoteFields.ts'
import { withStore } from '../site/storedQuotes.ts'
import { ada, fillForm, quoteForm, stored } from './quoteForm.ts'
import { visit } from './visit.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

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

/** The button of a folded part. */
export const disclosure = (page: Page, part: FoldedPartName): Locator =>
  quoteForm(page).getByRole('button', { name: photosAndDay.titles[part], includeHidden: true })

export const unfold = (page: Page, part: FoldedPartName = 'photos'): Promise<void> =>
  disclosure(page, part).click()

export const addButton = (page: Page): Locator =>
  quoteForm(page).getByRole('button', { name: photosAndDay.photos.add })

export async function choosePhotos(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await addButton(page).click()
  await (await chooser).setFiles([...files])
}

/** Fills in the form of the service areas, with photos of these names. */
export async function fillFormWithPhotos(
  page: Page,
  message: string,
  ...names: readonly string[]
): Promise<void> {
  await visit(page, '/service-areas')
  await fillForm(page, { ...ada, message })
  await unfold(page)
  await choosePhotos(page, await Promise.all(names.map(noisyPhoto)))
}

/** Limits axe to the form. page/everyKind.spec.ts checks the rest of the page. */
export const formOnly = { include: ['#contact'] }

/** The stored photos of a quote. */
export const keptPhotos = (quoteId: string) => withStore(({ photos }) => photos.photosOf(quoteId))

/** A day that the form offers. */
export const laterDay = () => new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Id of the quote with this message. */
export async function idOf(message: string): Promise<string> {
  const [quote] = await stored(message)
  if (!quote) throw new Error(`There is no quote "${message}".`)
  return quote.id
}
