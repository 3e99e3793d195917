import type { Browser, Locator, Page } from '@playwright/test'
import { openSlowPhone, visitAlive } from './slowPhone.ts'

type Control = {
  name: string
  address: string
  /** Brings the control into the state in which it is measured. */
  prepare?: (page: Page) => Promise<void>
  use: (page: Page) => Promise<void>
}

const estimator = (page: Page) => page.locator('#pricing')
const countButton = (page: Page) => estimator(page).getByRole('button', { name: 'Or count what you have' })
const more = (page: Page) => estimator(page).getByRole('button', { name: /more$/ }).first()
const fewer = (page: Page) =>
  estimator(page)
    .getByRole('button', { name: /fewer$/ })
    .first()
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Get your free quote' }).getByLabel(label)
const menuButton = (page: Page) => page.locator('header').getByLabel('Menu', { exact: true })
const openCounter = async (page: Page) => {
  await countButton(page).tap()
  await more(page).waitFor()
}

/** What a visitor of this site can do, each on its own page. */
const controls: readonly Control[] = [
  { name: 'menu, opened', address: '/', use: (page) => tap(menuButton(page)) },
  {
    name: 'menu, opened again',
    address: '/',
    async prepare(page) {
      await menuButton(page).tap()
      await page.getByRole('button', { name: 'Close menu' }).last().tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
    },
    use: (page) => tap(menuButton(page)),
  },
  {
    name: 'menu, closed',
    address: '/',
    async prepare(page) {
      await menuButton(page).tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
    use: (page) => tap(page.getByRole('button', { name: 'Close menu' }).last()),
  },
  {
    name: 'form, typing',
    address: '/',
    prepare: (page) => field(page, 'Message').tap(),
    use: (page) => page.keyboard.type('One fridge', { delay: 120 }),
  },
  {
    name: 'form, sent empty',
    address: '/',
    use: (page) => tap(page.getByRole('button', { name: 'Get Free Quote' })),
  },
  {
    name: 'postal check, typing',
    address: '/',
    prepare: (page) => page.locator('#postal-code').tap(),
    use: (page) => page.keyboard.type('L1S', { delay: 200 }),
  },
  { name: 'estimator, row', address: '/', use: (page) => tap(estimator(page).locator('label').last()) },
  {
    name: 'estimator, slider',
    address: '/',
    prepare: (page) => estimator(page).getByRole('slider').focus(),
    async use(page) {
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight', { delay: 60 })
    },
  },
  { name: 'estimator, counter opened', address: '/', use: (page) => tap(countButton(page)) },
  { name: 'estimator, +', address: '/', prepare: openCounter, use: (page) => tap(more(page)) },
  {
    name: 'estimator, −',
    address: '/',
    async prepare(page) {
      await openCounter(page)
      await more(page).tap()
    },
    use: (page) => tap(fewer(page)),
  },
  {
    name: 'before and after, slider',
    address: '/',
    prepare: (page) =>
      page
        .getByRole('slider', { name: /slide to compare/ })
        .first()
        .focus(),
    async use(page) {
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight', { delay: 60 })
    },
  },
  {
    name: 'town chip',
    address: '/',
    use: (page) => tap(page.locator('#services [role=group] a').last()),
  },
  {
    name: 'slideshow, arrow',
    address: '/before-after-gallery',
    use: (page) => tap(page.getByRole('button', { name: 'Next project' })),
  },
  {
    name: 'photo, enlarged',
    address: '/before-after-gallery',
    use: (page) => tap(page.locator('main a[aria-haspopup]:visible').first()),
  },
  {
    name: 'accordion',
    address: '/services/ajax/hot-tub-removal',
    use: (page) => tap(page.locator('main details:not([open]) > summary').first()),
  },
]

export type Interaction = { name: string; milliseconds: number }

/**
 * The longest time from an input to the frame that answers it, as INP counts it, for each control on a slow phone, once
 * the page is alive.
 */
export async function measureInteractions(browser: Browser, baseURL: string): Promise<Interaction[]> {
  const results: Interaction[] = []
  for (const { name, address, prepare, use } of controls) {
    const page = await openSlowPhone(browser, baseURL)
    await visitAlive(page, address)
    await prepare?.(page)
    await page.waitForTimeout(1500)
    await page.evaluate(observeInteractions)
    await use(page)
    await page.waitForTimeout(1500)
    results.push({ name, milliseconds: await page.evaluate(longestInteraction) })
    await page.context().close()
  }
  return results
}

async function tap(control: Locator): Promise<void> {
  await control.tap({ noWaitAfter: true })
}

type Observed = Window & { longest?: number; observer?: PerformanceObserver }

/** Runs in the page. Entries under 16 ms are not told: whatever is not, took no longer. */
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
