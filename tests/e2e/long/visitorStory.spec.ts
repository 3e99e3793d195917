import { mkdtempSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { drag, placeIn } from '#tests/support/browser/gestures.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { type DrivenBrowser, type Part, tellStory } from '#tests/support/stories.ts'

test('a visitor asks for a quote, and the owner plays a day to the receipt', async ({ page }) => {
  // The connection breaks once.
  const isCut = (fault: string) => /net::ERR_(EMPTY_RESPONSE|CONNECTION_\w+|SOCKET_NOT_CONNECTED)/.test(fault)
  const errors = watchErrors(page, isCut)
  const calls: string[] = []
  page.on('request', (request) => {
    const isFile = new URL(request.url()).pathname.startsWith('/assets/')
    if (!isFile && ['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType()))
      calls.push(`${request.method()} ${request.url()}`)
  })

  const { url, sheet } = await tellStory(drivePage(page), mkdtempSync(test.info().outputPath('chosen')))

  const asked = calls.filter((call) => call.includes(url) && !call.startsWith('PUT'))
  expect(asked).toEqual([`POST ${url}/api/quotes`])
  // The desk asks who is signed in, and nobody is at first.
  expect(errors.filter((error) => !/\(on \S+\/desk/.test(error))).toEqual([])
  expect(sheet && countPages(sheet)).toBe(1)
})

/** Counts the pages of a PDF made by Chromium. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** A visitor in Playwright's browser. */
function drivePage(page: Page): DrivenBrowser {
  const find = ({ role, name }: Part): Locator =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first()

  return {
    open: (path) => page.goto(path),
    waitForPath: (path) => expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}$`)),
    see: (part) => expect(find(part)).toBeVisible(),
    expectHidden: (part) => expect(find(part)).toBeHidden(),
    read: (words) => expect(page.getByText(words).first()).toBeVisible(),
    click: (part) => find(part).click(),
    type: async (part, text) => find(part).fill((await find(part).inputValue()) + text),
    set: (part, value) => find(part).fill(value),
    choose: (files) => page.locator('input[type=file][multiple]').setInputFiles([...files]),
    async drag(part, from, to) {
      await find(part).scrollIntoViewIfNeeded()
      await drag(page, 'mouse', await placeIn(find(part), from), await placeIn(find(part), to))
    },
    expectValue: (part, value) => expect(find(part)).toHaveValue(value),
    resize: (width, height) => page.setViewportSize({ width, height }),
    print: () => page.pdf({ format: 'Letter' }),
  }
}
