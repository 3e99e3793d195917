import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate } from './hydrate.ts'
import { watchScripts } from './watchScripts.ts'

export const tooltip = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true })
export const social = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Social media' }).getByLabel(name)

/** A hydrated page whose clock the test controls after `prepare`. */
export async function openWithClock(page: Page, path = '/about-us', prepare = async () => {}): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await hydrate(page)
  await prepare()
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Points at something, and waits until the code for tooltips is loaded and has rendered: its clock is the test's. */
export async function pointAt(page: Page, point: () => Promise<void>): Promise<void> {
  const { settled } = watchScripts(page)
  await point()
  await settled()
  await page.evaluate(async () => {
    for (let task = 0; task < 10; task++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })
}

/** By pointer. */
export async function showTooltip(page: Page, control: Locator): Promise<void> {
  await pointAt(page, () => control.hover())
  await page.clock.runFor(710)
  await expect(tooltip(page)).toBeVisible()
}

/** Once it has faded. */
export async function expectNoTooltip(page: Page): Promise<void> {
  await page.clock.runFor(300)
  await expect(tooltip(page)).toHaveCount(0)
}
