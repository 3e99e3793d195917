import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Part } from '#tests/support/stories.ts'
import { drive } from './drive.ts'

/** Firefox as installed, through WebDriver BiDi. */
export async function startFirefox(executablePath: string) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()

  async function find({ role, name }: Part): Promise<ElementHandle | undefined> {
    const byName = typeof name === 'string' ? `[name="${name}"]` : ''
    for (const element of await page.$$(`::-p-aria(${byName}[role="${role}"])`)) {
      const { isShown, label } = await element.evaluate(describe)
      if (isShown && (typeof name === 'string' || name.test(label))) return element
    }
    return undefined
  }

  return {
    browser: drive<ElementHandle>({
      open: async (url) => void (await page.goto(url)),
      url: () => page.url(),
      find,
      run: (script, ...args) => page.evaluate(script as never, ...args),
      click: (element) => element.click(),
      async type(element, text) {
        await element.press('End')
        await element.type(text)
      },
      findPhotoInput: async () => (await page.$('input[type=file][multiple]')) ?? undefined,
      choose: (input, files) => (input as ElementHandle<HTMLInputElement>).uploadFile(...files),
      async drag(element, from, to) {
        const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        await page.mouse.move(x + width * from, y + height / 2)
        await page.mouse.down()
        await page.mouse.move(x + width * to, y + height / 2, { steps: 8 })
        await page.mouse.up()
      },
      resize: (width, height) => page.setViewport({ width, height }),
      print: async () => Buffer.from(await page.pdf()),
    }),
    end: () => browser.close(),
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
