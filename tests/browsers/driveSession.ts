import type { DrivenBrowser, Part } from '#tests/support/stories/drivenBrowser.ts'
import type { Session } from './webDriver.ts'

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

/** WebDriver's name for a reference to an element. */
const reference = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [reference]: string }

const longestWait = 15_000

/** A visitor in any browser that speaks WebDriver. */
export function driveSession({ send }: Session): DrivenBrowser {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args })

  async function find({ role, name }: Part): Promise<Element | undefined> {
    const script =
      'return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility())'
    const found = (await run(script, candidates[role])) as Element[]
    for (const element of found) {
      const label = await send('GetComputedLabel', { id: element[reference] })
      const text = String(label).replaceAll(/\s+/g, ' ').trim()
      if (typeof name === 'string' ? text === name : name.test(text)) return element
    }
    return undefined
  }

  const get = (part: Part) => until(`${part.role} "${part.name}"`, () => find(part))

  return {
    async open(url) {
      await send('Navigate', { url })
    },
    async waitForPath(path) {
      await until(`arriving at ${path}`, async () => {
        return (await run('return location.pathname + location.hash')) === path
      })
    },
    async see(part) {
      await get(part)
    },
    async expectHidden(part) {
      await until(`no ${part.role} "${part.name}"`, async () => !(await find(part)))
    },
    async read(words) {
      await until(`"${words}"`, () => run('return document.body.innerText.includes(arguments[0])', words))
    },
    async click(part) {
      await until(`a click on ${part.name}`, async () => {
        const element = await get(part)
        // The page may still be scrolling smoothly to a section.
        await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
        await send('ElementClick', { id: element[reference] })
        return true
      })
    },
    async type(part, text) {
      await send('ElementSendKeys', { id: (await get(part))[reference], text })
    },
    async set(part, value) {
      // React overrides the value setter of a field. Only the prototype's setter makes it notice the change.
      const script = `const [element, value] = arguments
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value)
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))`
      await run(script, await get(part), value)
    },
    async choose(files) {
      await until('a file input', () => run("return document.querySelector('input[type=file][multiple]')"))
      const input = (await run("return document.querySelector('input[type=file][multiple]')")) as Element
      await send('ElementSendKeys', { id: input[reference], text: files.join('\n') })
    },
    async drag(part, from, to) {
      const element = await get(part)
      const script = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = arguments[0].getBoundingClientRect()
        return [arguments[1], arguments[2]].map((part) => Math.round(left + width * part)).concat(Math.round(top + height / 2))`
      const [start, end, y] = (await run(script, element, from, to)) as number[]
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
      const actions = [
        { type: 'pointerMove', x: start, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', duration: 200, x: end, y },
        { type: 'pointerUp', button: 0 },
      ]
      await send('PerformActions', { actions: [{ ...pointer, actions }] })
    },
    async expectValue(part, value) {
      const element = await get(part)
      await until(`${part.name} at ${value}`, async () => {
        const actual = String(await run('return arguments[0].value', element))
        return typeof value === 'string' ? actual === value : value.test(actual)
      })
    },
    async resize(width, height) {
      await send('SetWindowRect', { width, height })
    },
    async print() {
      const pdf = await send('Print', {}).catch((error: Error) => {
        if (!/unknown command/.test(error.message)) throw error
      })
      return typeof pdf === 'string' ? Buffer.from(pdf, 'base64') : undefined
    },
  }
}

/** Polls until the answer is truthy. @throws after `longestWait` */
async function until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
  const end = Date.now() + longestWait
  for (;;) {
    // An element that was found may be removed or moving by now.
    const answer = await ask().catch((error: Error) => {
      if (!/stale element reference|not interactable|click intercepted/.test(error.message)) throw error
    })
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
