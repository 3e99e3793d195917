import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import {
  type Fields,
  failed,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  toastRegion,
} from '#tests/support/browser/quoteForm.ts'
import { expectPage, followLink, linkedKinds } from '#tests/support/page/tour.ts'
import { watchErrors } from '#tests/support/page/watchFaults.ts'

export type Visitor = {
  page: Page
  /** Uncaught errors on their pages. */
  errors: string[]
  /** The paths of a round through all the pages that every page links to. */
  next: (step: number) => string
}

/**
 * A page of a visitor with a cache and a memory of their own, which fetches nothing ahead.
 *
 * @param from where their round begins
 */
export async function openVisitor(
  browser: Browser,
  baseURL: string,
  from = 0,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 600 }, ...options })
  const errors = watchErrors(page)
  await setConnection(page, { effectiveType: '3g' })
  const kinds = linkedKinds()
  return { page, errors, next: (step) => kinds[(from + step) % kinds.length]?.path ?? '' }
}

/** Says when something is over, without waiting for it. */
export function watchEnd(promise: Promise<unknown>): () => boolean {
  let isOver = false
  const end = () => {
    isOver = true
  }
  promise.then(end, end)
  return () => isOver
}

/**
 * Follows links from page to page without a rest; each must show the page it leads to.
 *
 * @param isOver when to stop, two links later
 */
export async function keepWalking({ page, next }: Visitor, isOver: () => boolean): Promise<void> {
  let step = 0
  for (let left = 2; left > 0; ) {
    if (isOver()) left -= 1
    step += 1
    expect(await followLink(page, next(step))).toBe(true)
    await expectPage(page, next(step))
    await hydrate(page)
  }
}

/**
 * Loads page after page as a browser without JavaScript does; each must come.
 *
 * @param isOver when to stop, two pages later
 * @returns whether one was under way when it was over
 */
export async function keepLoading({ page, next }: Visitor, isOver: () => boolean): Promise<boolean> {
  let hasWaited = false
  let step = 0
  for (let left = 2; left > 0; ) {
    const isEarly = !isOver()
    if (!isEarly) left -= 1
    step += 1
    await page.goto(next(step))
    hasWaited ||= isEarly && isOver()
    await expectPage(page, next(step))
  }
  return hasWaited
}

/**
 * Sends quotes as a browser without JavaScript does, until it is over and one more is stored; each must be thanked for.
 *
 * @returns their messages
 */
export async function keepPosting(
  page: Page,
  fieldsOf: (count: number) => Required<Fields>,
  isOver: () => boolean,
): Promise<string[]> {
  const sent: string[] = []
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const fields = fieldsOf(sent.length)
    await page.goto('/')
    await fillForm(page, fields)
    await sendButton(page).click()
    await expect(page).toHaveURL('/thank-you', { timeout: 30_000 })
    sent.push(fields.message)
  }
  return sent
}

/**
 * Sends quotes without a rest, until it is over and one more is stored. A quote that fails leaves every field as it was and
 * asks for another try; it is tried again until it succeeds.
 *
 * @param fieldsOf the fields of the quote of that number
 * @param onFailure told of each try that failed
 * @returns the messages of all quotes that the visitor was thanked for
 */
export async function keepSending(
  page: Page,
  fieldsOf: (count: number) => Required<Fields>,
  isOver: () => boolean,
  onFailure: () => void,
): Promise<string[]> {
  const sent: string[] = []
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const fields = fieldsOf(sent.length)
    await fillForm(page, fields)
    await expect(async () => {
      await sendButton(page).click()
      // The form itself gives up before that; a second click might send an empty one.
      await expect(sendButton(page)).toBeEnabled({ timeout: 30_000 })
      if ((await quoteForm(page).getByLabel('Message').inputValue()) === '') return
      onFailure()
      await expect(toastRegion(page).getByText(failed)).toBeVisible()
      expect(await readForm(page)).toEqual(fields)
      throw new Error('Sent in vain.')
    }).toPass({ intervals: [100], timeout: 60_000 })
    await expect(toastRegion(page).getByText('Success!')).toBeVisible()
    sent.push(fields.message)
  }
  return sent
}
