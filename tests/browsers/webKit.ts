import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import { freePort } from '#tests/support/processes.ts'
import type { Part } from '#tests/support/stories.ts'
import { drive } from './drive.ts'

/** Selectors of the candidates for each role. The browser computes their accessible names. */
const candidates = {
  link: 'a[href]',
  button: 'button',
  slider: 'input[type="range"]',
  textbox: 'input:not([type="range"], [type="radio"], [type="date"]), textarea',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"]',
} as const satisfies Record<Part['role'], string>

/** WebKitGTK on a virtual screen: it cannot run without one. */
export async function startWebKit(miniBrowser: string) {
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
    const browser = await openBrowser(port, miniBrowser)
    return { ...browser, end: () => browser.quit().finally(end) }
  } catch (reason) {
    await end()
    throw reason
  }
}

async function openBrowser(port: number, binary: string) {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build()

  async function find({ role, name }: Part): Promise<WebElement | undefined> {
    for (const element of await driver.findElements(By.css(candidates[role]))) {
      if (!(await driver.executeScript(`return (${isShown})(arguments[0])`, element))) continue
      // An icon before the words is a space without width.
      const text = (await element.getAccessibleName()).replaceAll(/[\s\u200b]+/g, ' ').trim()
      if (typeof name === 'string' ? text === name : name.test(text)) return element
    }
    return undefined
  }

  const browser = drive<WebElement>({
    open: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    find,
    run: (script, ...args) => driver.executeScript(`return (${script})(...arguments)`, ...args),
    click: (element) => element.click(),
    type: (element, text) => element.sendKeys(text),
    findPhotoInput: async () => (await driver.findElements(By.css('input[type=file][multiple]')))[0],
    choose: (input, files) => input.sendKeys(files.join('\n')),
    async drag(element, from, to) {
      const { width } = await element.getRect()
      const at = (share: number) => ({ origin: element, x: Math.round(width * (share - 0.5)), y: 0 })
      const actions = driver.actions().move({ ...at(from), duration: 0 })
      await actions
        .press()
        .move({ ...at(to), duration: 200 })
        .release()
        .perform()
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height })
    },
    // WebKitGTK has no command for it.
    print: async () => undefined,
  })
  return { browser, quit: () => driver.quit() }
}

/** Runs in the page. What lies behind a dialog is hidden from assistive technology. */
const isShown = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true]')

/** @throws when nothing listens on the port within half a minute */
async function untilListening(port: number): Promise<void> {
  for (let tries = 300; tries > 0; tries -= 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await wait(100)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
