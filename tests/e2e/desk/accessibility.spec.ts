import { expect, type Page, test } from '@playwright/test'
import { changeRequest, dayFromNow, sendRequest, signIn, visitorNamed } from '#tests/support/browser/desk.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow, widths } from '#tests/support/page/pageFaults.ts'

// What a service worker asks for is no request of the page, and cannot be answered by the test.
test.use({ serviceWorkers: 'block' })

const longName = 'Maximiliana-Josephina Vandenberghe-Kowalczykowska'

/** What axe finds, and what is wider than the screen, at each width. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeViolations(page), `${page.url()} at ${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${page.url()} at ${width} px`).toEqual([])
  }
}

/** A request with everything on it. */
async function fullRequest(page: Page): Promise<string> {
  const visitor = { ...visitorNamed(longName), day: dayFromNow(1), window: 'evening' }
  const id = await sendRequest(page.request, visitor)
  await changeRequest(page, id, {
    status: 'booked',
    visitDay: dayFromNow(0),
    visitWindow: 'morning',
    address: '14 Lakeside Drive, Ajax',
    cubicYards: 30,
    price: 630,
    followUp: dayFromNow(0),
    note: 'Side door',
  })
  return id
}

test('the sign-in is accessible in every state', async ({ page }) => {
  await page.goto('/desk/sign-in')
  await expectAccessible(page)
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 429, json: { message: 'Later.' } }))
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/desk/link')
  await page.route('**/api/desk/link', (route) => route.fulfill({ status: 202, json: {} }))
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/desk')
  await page.goto('/desk/sign-in#link=used')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('the list is accessible, with requests and without', async ({ page }) => {
  await signIn(page)
  await fullRequest(page)
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: longName }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/desk?q=qqqqqqzz')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expectAccessible(page)
})

test('a request is accessible: unsaved, with a fault, with a toast', async ({ page }) => {
  await signIn(page)
  const id = await fullRequest(page)
  await page.goto(`/desk/requests/${id}`)
  await expect(page.getByRole('heading', { name: longName })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Agreed price').fill('cheap')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The price must be')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Agreed price').fill('600')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page)
})

test('week, day, people, sources and more are accessible', async ({ page }) => {
  await signIn(page)
  await fullRequest(page)
  for (const path of ['week', 'days/today', 'days/2031-01-01', 'people', 'sources', 'more', 'nowhere']) {
    await page.goto(`/desk/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('loading and failing screens are accessible', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/desk/quotes?*', () => {})
  await page.goto('/desk')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/desk/quotes?*')
  await page.route('**/api/desk/days/**', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await page.goto('/desk/days/today')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard alone is enough, from the sign-in to a saved note', async ({ page }) => {
  await signIn(page)
  const visitor = visitorNamed('Keys')
  await sendRequest(page.request, visitor)
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement
        return element instanceof HTMLTextAreaElement ? element.id : element?.textContent
      })
      if (label === name) return
    }
    throw new Error(`${name} is not reached with Tab.`)
  }

  await tabTo(visitor.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeFocused()
  await tabTo('note')
  await page.keyboard.type('Typed without a mouse')
  await tabTo('Save')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Saved.')).toBeVisible()
})
