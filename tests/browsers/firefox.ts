import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { DrivenBrowser, Part } from '#tests/support/stories.ts'

/** Firefox as installed, through WebDriver BiDi. */
export const startFirefox = (executablePath: string) =>
  puppeteer.launch({ browser: 'firefox', executablePath, headless: true })

const timeout = 15_000

/** A visitor in a browser that Puppeteer drives. */
export function drivePuppeteer(page: Page): DrivenBrowser {
  async function find({ role, name }: Part): Promise<ElementHandle | undefined> {
    const byName = typeof name === 'string' ? `[name="${name}"]` : ''
    const ariaRole = role === 'choice' ? 'combobox' : role
    // A date has no role.
    const selector = role === 'date' ? 'input[type="date"]' : `::-p-aria(${byName}[role="${ariaRole}"])`
    for (const element of await page.$$(selector)) {
      const { isShown, label } = await element.evaluate(describe)
      const isNamed = typeof name === 'string' ? role !== 'date' || label === name : name.test(label)
      if (isShown && isNamed) return element
    }
    return undefined
  }

  const get = (part: Part) => until(`${part.role} "${part.name}"`, () => find(part))

  return {
    async open(url) {
      await page.goto(url)
    },
    async waitForPath(path) {
      await until(`arriving at ${path}`, async () => {
        const { pathname, hash } = new URL(page.url())
        return pathname + hash === path
      })
    },
    async see(part) {
      await get(part)
    },
    async expectHidden(part) {
      await until(`no ${part.role} "${part.name}"`, async () => !(await find(part)))
    },
    async read(words) {
      await until(`"${words}"`, () => page.evaluate((text) => document.body.innerText.includes(text), words))
    },
    async click(part) {
      await until(`a click on ${part.name}`, async () => {
        const element = await get(part)
        await element.evaluate(center)
        if (!(await element.evaluate(isFree))) return false
        await element.click()
        return true
      })
    },
    async type(part, text) {
      const element = await get(part)
      await element.press('End')
      await element.type(text)
    },
    async set(part, value) {
      // React overrides the value setter of a field. Only the prototype's setter makes it notice the change.
      await (await get(part)).evaluate((element, value) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
      }, value)
    },
    async choose(files) {
      const input = await page.waitForSelector('input[type=file][multiple]', { timeout })
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(...files)
    },
    async drag(part, from, to) {
      const element = await get(part)
      await element.evaluate(center)
      const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(x + width * from, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width * to, y + height / 2, { steps: 8 })
      await page.mouse.up()
    },
    async expectValue(part, value) {
      const element = await get(part)
      await until(`${part.name} at ${value}`, async () => {
        const actual = await element.evaluate((field) => (field as HTMLInputElement).value)
        return typeof value === 'string' ? actual === value : value.test(actual)
      })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf()),
  }
}

/** Runs in the page. Puppeteer finds elements by their exact accessible name, but does not tell it. */
function describe(element: Element): { isShown: boolean; label: string } {
  const { labels, textContent } = element as HTMLInputElement
  const alts = [...element.querySelectorAll('img')].map(({ alt }) => alt)
  const label =
    element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? [textContent, ...alts].join(' ')
  return { isShown: element.checkVisibility(), label: label.replaceAll(/\s+/g, ' ').trim() }
}

/** Runs in the page. Some buttons can be pressed only a second after a change, and a toast may lie over one. */
export function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !element.matches(':disabled') && (!element.matches('a, button') || element.contains(hit))
}

/** Runs in the page, which may still be scrolling smoothly to a section. */
const center = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Polls until the answer is truthy. An element that was found may be removed or moving by now. */
async function until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
  const end = Date.now() + timeout
  for (let reason: unknown; ; await wait(50)) {
    const answer = await ask().catch((error: unknown) => {
      reason = error
    })
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`, { cause: reason })
  }
}
