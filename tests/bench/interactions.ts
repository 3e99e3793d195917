import type { Browser, Locator, Page } from '@playwright/test'
import { exampleArea } from '#data/quote/postalCheck.ts'
import { countButton, estimator, galleryPath, menu, menuButton } from '#tests/support/browser/controls.ts'
import { formOf } from '#tests/support/browser/quoteForm.ts'
import { cityService } from '#tests/support/page/pageKinds.ts'
import { type Figure, figure, median } from './figure.ts'
import { openSlowPhone, tapWithFinger, visitHydrated } from './slowPhone.ts'

type Control = {
  name: string
  path?: string
  /** Brings the control into the state in which it is measured. */
  prepare?: (page: Page) => Promise<void>
  /** The control to tap, or to type into if there are keys. */
  find: (page: Page) => Locator
  keys?: readonly string[]
}

const more = (page: Page) =>
  estimator(page)
    .getByRole('button', { name: /^Add one / })
    .first()
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' }).last()
const fourToTheRight = Array<string>(4).fill('ArrowRight')
const openCounter = async (page: Page) => {
  await countButton(page).tap()
  await more(page).waitFor()
}

const slider = (page: Page, name: RegExp) => page.getByRole('slider', { name }).first()
const openMenu = async (page: Page) => {
  await menuButton(page).tap()
  await menu(page).waitFor()
}

/** Interactions of visitors, each with its page; home by default. */
const controls: readonly Control[] = [
  { name: 'menu, opened', find: menuButton },
  { name: 'menu, closed', prepare: openMenu, find: closeButton },
  { name: 'form, typing', find: (page) => formOf(page).field('Message'), keys: [...'One fridge'] },
  { name: 'form, sent empty', find: (page) => page.getByRole('button', { name: 'Get Free Quote' }) },
  { name: 'postal check, typing', find: (page) => page.locator('#postal-code'), keys: [...exampleArea] },
  { name: 'estimator, row', find: (page) => estimator(page).locator('label').last() },
  { name: 'estimator, slider', find: (page) => estimator(page).getByRole('slider'), keys: fourToTheRight },
  { name: 'estimator, counter opened', find: countButton },
  { name: 'estimator, +', prepare: openCounter, find: more },
  { name: 'before and after', find: (page) => slider(page, /slide to compare/), keys: fourToTheRight },
  { name: 'city chip', find: (page) => page.locator('#our-services [role=group] a').last() },
  {
    name: 'slideshow, arrow',
    path: galleryPath,
    find: (page) => page.getByRole('button', { name: 'Next project' }),
  },
  {
    name: 'photo, enlarged',
    path: galleryPath,
    find: (page) => page.locator('main a[aria-haspopup]:visible').first(),
  },
  {
    name: 'accordion',
    path: cityService.path,
    find: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first(),
  },
]

/** Pause before and after each use of a control, in milliseconds. */
const pause = 1500
/** Tries per control, each by a new visitor. */
const tries = 3

/**
 * The longest time from an input to its next frame, as INP counts it, for each control of a hydrated page on a slow phone.
 * Each value is the median of all tries.
 */
export async function measureInteractions(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const control of controls) {
    const measured: number[] = []
    for (let count = 0; count < tries; count += 1) measured.push(await tryOnce(browser, baseURL, control))
    const name = `from an input to the answering frame, ${control.name}`
    figures.push(figure(name, median(measured), 'ms', { atMost: 150 }))
  }
  return figures
}

async function tryOnce(browser: Browser, baseURL: string, { path = '/', prepare, find, keys }: Control) {
  const page = await openSlowPhone(browser, baseURL)
  await visitHydrated(page, path)
  await prepare?.(page)
  const control = find(page)
  // A visitor needs a second to find a control that has scrolled into view.
  await control.scrollIntoViewIfNeeded()
  if (keys) await control.focus()
  await page.waitForTimeout(pause)
  await page.evaluate(observeInteractions)
  if (keys) for (const key of keys) await page.keyboard.press(key, { delay: 100 })
  else await tapWithFinger(control)
  await page.waitForTimeout(pause)
  const milliseconds = await page.evaluate(longestInteraction)
  await page.context().close()
  return milliseconds
}

type Observed = Window & { longest?: number; observer?: PerformanceObserver }

/** Runs in the page. Entries under 16 ms are not reported: without an entry the interaction was shorter. */
function observeInteractions(): void {
  const observed: Observed = window
  observed.longest = 0
  const note = (list: { getEntries: () => PerformanceEntryList }) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) observed.longest = Math.max(observed.longest ?? 0, entry.duration)
  }
  observed.observer = new PerformanceObserver(note)
  observed.observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page. */
function longestInteraction(): number {
  return (window as Observed).longest ?? 0
}
