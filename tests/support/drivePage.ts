import { expect, type Locator, type Page } from '@playwright/test'
import type { DrivenBrowser, Part } from './drivenBrowser.ts'
import { drag, placeIn } from './pointers.ts'

/** A visitor in Playwright's browser. */
export function drivePage(page: Page): DrivenBrowser {
  const find = ({ role, name }: Part): Locator =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  return {
    async open(address) {
      await page.goto(address)
    },
    arrive: (address) => expect(page).toHaveURL(new RegExp(`^http://[^/]+${address}$`)),
    see: (part) => expect(find(part)).toBeVisible(),
    loseSight: (part) => expect(find(part)).toBeHidden(),
    read: (words) => expect(page.getByText(words).first()).toBeVisible(),
    click: (part) => find(part).click(),
    async type(part, text) {
      await find(part).press('End')
      await find(part).pressSequentially(text)
    },
    async drag(part, from, to) {
      await find(part).scrollIntoViewIfNeeded()
      await drag(page, 'mouse', await placeIn(find(part), from), await placeIn(find(part), to))
    },
    expectValue: (part, value) => expect(find(part)).toHaveValue(value),
  }
}
