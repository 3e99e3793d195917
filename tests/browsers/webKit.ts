import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort, untilListening } from '#tests/support/processes.ts'
import type { DrivenBrowser, Part } from '#tests/support/stories.ts'
import { isFree } from './firefox.ts'

/** Selectors of the candidates for each role. The browser computes their accessible names. */
const candidates = {
  link: 'a[href]',
  button: 'button',
  slider: 'input[type="range"]',
  radio: 'input[type="radio"]',
  textbox: 'input:not([type="range"], [type="radio"], [type="date"]), textarea',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"]',
  date: 'input[type="date"]',
  choice: 'select',
} as const satisfies Record<Part['role'], string>

const timeout = 15_000
const photoInput = By.css('input[type=file][multiple]')

/** WebKitGTK on a virtual screen: it cannot run without one. */
export async function startWebKit(
  miniBrowser: string,
): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const port = await freePort()
  // A process group of its own, so that the screen ends with the driver.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      // The sandbox does not work in a container, and only pages of this machine are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const end = async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    process.kill(-child.pid)
    await once(child, 'close')
  }
  try {
    await untilListening(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build()
    return { driver, end: () => driver.quit().finally(end) }
  } catch (reason) {
    await end()
    throw reason
  }
}

/** Runs in the page. What lies behind a dialog is hidden from assistive technology. */
const isShown = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true]')

/** A visitor in a browser that speaks WebDriver. */
export function driveSession(driver: WebDriver): DrivenBrowser {
  async function find({ role, name }: Part): Promise<WebElement | undefined> {
    for (const element of await driver.findElements(By.css(candidates[role]))) {
      if (!(await driver.executeScript(`return (${isShown})(arguments[0])`, element))) continue
      // An icon before the words is a space without width.
      const text = (await element.getAccessibleName()).replaceAll(/[\s\u200b]+/g, ' ').trim()
      if (typeof name === 'string' ? text === name : name.test(text)) return element
    }
    return undefined
  }

  /** Polls until the answer is truthy. An element that was found may be removed or moving by now. */
  const until = <Value>(what: string, ask: () => Promise<Value | undefined | false>): Promise<Value> =>
    driver.wait(
      () =>
        ask().catch((reason: unknown) => {
          const isMoving =
            reason instanceof error.StaleElementReferenceError ||
            reason instanceof error.ElementNotInteractableError ||
            reason instanceof error.ElementClickInterceptedError
          if (!isMoving) throw reason
          return undefined
        }),
      timeout,
      `Waited in vain for ${what}.`,
      50,
    ) as Promise<Value>

  const get = (part: Part) => until(`${part.role} "${part.name}"`, () => find(part))

  /** The page may still be scrolling smoothly to a section. */
  const center = (element: WebElement) =>
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)

  return {
    open: (url) => driver.get(url),
    async waitForPath(path) {
      await until(`arriving at ${path}`, async () => {
        const { pathname, hash } = new URL(await driver.getCurrentUrl())
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
      const script = 'return document.body.innerText.includes(arguments[0])'
      await until(`"${words}"`, () => driver.executeScript<boolean>(script, words))
    },
    async click(part) {
      await until(`a click on ${part.name}`, async () => {
        const element = await get(part)
        await center(element)
        if (!(await driver.executeScript<boolean>(`return (${isFree})(arguments[0])`, element))) return false
        await element.click()
        return true
      })
    },
    async type(part, text) {
      await (await get(part)).sendKeys(text)
    },
    async set(part, value) {
      // React overrides the value setter of a field. Only the prototype's setter makes it notice the change.
      const script = `const [element, value] = arguments
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value)
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))`
      await driver.executeScript(script, await get(part), value)
    },
    async choose(files) {
      const [input] = await until('a file input', async () => {
        const found = await driver.findElements(photoInput)
        return found.length > 0 && found
      })
      await input?.sendKeys(files.join('\n'))
    },
    async drag(part, from, to) {
      const element = await get(part)
      await center(element)
      const { width } = await element.getRect()
      const at = (share: number) => ({ origin: element, x: Math.round(width * (share - 0.5)), y: 0 })
      await driver
        .actions()
        .move({ ...at(from), duration: 0 })
        .press()
        .move({ ...at(to), duration: 200 })
        .release()
        .perform()
    },
    async expectValue(part, value) {
      const element = await get(part)
      await until(`${part.name} at ${value}`, async () => {
        const actual = String(await driver.executeScript('return arguments[0].value', element))
        return typeof value === 'string' ? actual === value : value.test(actual)
      })
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height })
    },
    // WebKitGTK has no command for it.
    print: async () => undefined,
  }
}
