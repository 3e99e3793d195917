import { setTimeout as wait } from 'node:timers/promises'
import type { DrivenBrowser, Part } from '#tests/support/stories.ts'

const timeout = 15_000

/** The commands that every driver has in a form of its own. */
export type Driver<Handle> = {
  url(): string | Promise<string>
  /** Undefined as long as no such part is shown. */
  find(part: Part): Promise<Handle | undefined>
  /** Runs a function in the page. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: { [Index in keyof Args]: Args[Index] extends Element ? Handle : Args[Index] }
  ): Promise<Result>
  click(element: Handle): Promise<unknown>
  type(element: Handle, text: string): Promise<unknown>
  /** The page's file input for several files. */
  findPhotoInput(): Promise<Handle | undefined>
  choose(input: Handle, files: readonly string[]): Promise<unknown>
  /** Drags across an element, between two fractions of its width. */
  drag(element: Handle, from: number, to: number): Promise<unknown>
} & Pick<DrivenBrowser, 'open' | 'resize' | 'print'>

/** A visitor in a browser other than Playwright's. */
export function drive<Handle>(driver: Driver<Handle>): DrivenBrowser {
  const nameOf = ({ role, name }: Part) => `${role} "${name}"`
  const get = (part: Part) => until(nameOf(part), () => driver.find(part))

  return {
    open: driver.open,
    resize: driver.resize,
    print: driver.print,
    waitForPath: (path) =>
      until(`arriving at ${path}`, async () => {
        const { pathname, hash } = new URL(await driver.url())
        return pathname + hash === path
      }),
    see: get,
    expectHidden: (part) => until(`no ${nameOf(part)}`, async () => !(await driver.find(part))),
    read: (words) => until(`"${words}"`, () => driver.run(hasText, words)),
    click: (part) =>
      until(`a click on ${nameOf(part)}`, async () => {
        const element = await get(part)
        await driver.run(center, element)
        if (!(await driver.run(isFree, element))) return false
        await driver.click(element)
        return true
      }),
    type: async (part, text) => void (await driver.type(await get(part), text)),
    set: async (part, value) => driver.run(setValue, await get(part), value),
    async choose(files) {
      await driver.choose(await until('a file input', driver.findPhotoInput), files)
    },
    async drag(part, from, to) {
      const element = await get(part)
      await driver.run(center, element)
      await driver.drag(element, from, to)
    },
    expectValue: (part, value) =>
      until(`${nameOf(part)} at ${value}`, async () => {
        const actual = await driver.run(readValue, await get(part))
        return typeof value === 'string' ? actual === value : value.test(actual)
      }),
  }
}

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

// The rest runs in the page.

const hasText = (words: string) => document.body.innerText.includes(words)

const readValue = (field: Element) => (field as HTMLInputElement).value

/** The page may still be scrolling smoothly to a section. */
const center = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Some buttons can be pressed only a second after a change, and a toast may lie over one. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !element.matches(':disabled') && (!element.matches('a, button') || element.contains(hit))
}

/** React overrides the value setter of a field. Only the prototype's setter makes it notice the change. */
function setValue(element: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}
