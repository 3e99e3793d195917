import { expect, type Page } from '@playwright/test'
import { addDays, weekStart } from '#data/desk/deskCalendar.ts'
import { dayFromNow, test } from '#tests/support/browser/desk.ts'

import { boxOf } from '#tests/support/browser/gestures.ts'

/** A week for each test, because tests run in parallel. */
let weeks = 3
const freeMonday = () => weekStart(dayFromNow(7 * (weeks++ + test.info().workerIndex * 60)))

test.use({ viewport: { width: 1440, height: 900 } })

/** Gives every visit of the day sheets this number of photos. */
async function showPhotos(page: Page, photos: number): Promise<void> {
  await page.route('**/api/desk/days/*', async (route) => {
    const response = await route.fetch()
    const { visits, ...day } = await response.json()
    const json = { ...day, visits: visits.map((visit: object) => ({ ...visit, photos })) }
    await route.fulfill({ response, json })
  })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>'
  await page.route('**/photos/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
}

test('keys, menu, mouse and sheet move a visit and keep the focus near', async ({ page, desk }) => {
  await desk.addSession()
  const monday = freeMonday()
  const { name, id } = await desk.addVisit(monday)
  const visit = async () => {
    const { visitDay, visitFrom, visitTo } = await desk.read(id)
    return `${visitDay} ${visitFrom}-${visitTo}`
  }
  // Added before the page loads: Chromium may ignore a page's first route for some milliseconds.
  let isBroken = false
  await page.route(`**/api/desk/quotes/${id}`, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto(`/desk/week?from=${monday}`)
  const handle = page.getByRole('button', { name: `Move ${name}` })

  await handle.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(`${name} moved to`)).toBeVisible()
  await expect(handle).toBeFocused()
  expect(await visit()).toBe(`${addDays(monday, 1)} 09:00-11:00`)
  isBroken = true
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible()
  isBroken = false
  await expect(handle).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  // By then the Undo button of the first move is gone.
  await expect(page.getByText(/ moved to .*, 11 a\.m\. to 1 p\.m\./)).toBeVisible()
  expect(await visit()).toBe(`${addDays(monday, 1)} 11:00-13:00`)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(visit).toBe(`${addDays(monday, 1)} 09:00-11:00`)

  // With Alt the key is the browser's Back; alone it is expected to open a menu.
  for (const key of [{ altKey: true }, { altKey: true, shiftKey: true }, {}])
    expect(await handle.evaluate(takesKey, { key: 'ArrowLeft', ...key })).toBe(false)

  await handle.click()
  await expect(page.getByRole('menuitemradio', { name: '9 to 11 a.m.' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: '5 to 7 p.m.' }).click()
  await expect.poll(visit).toBe(`${addDays(monday, 1)} 17:00-19:00`)

  const card = page.getByRole('link', { name })
  await expect(card).toBeVisible()
  const from = await boxOf(card)
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 })
  const target = page
    .getByRole('region')
    .filter({ has: page.locator(`a[href="/desk/days/${addDays(monday, 3)}"]`) })
    .getByRole('heading', { name: '1 to 3 p.m.' })
  await expect(target).toBeVisible()
  const to = await boxOf(target)
  await page.mouse.move(to.x + 10, to.y + 8, { steps: 6 })
  await page.mouse.up()

  await expect.poll(visit).toBe(`${addDays(monday, 3)} 13:00-15:00`)

  const sheet = page.getByRole('dialog', { name: `Change the visit of ${name}` })
  for (const end of ['Close', 'Save']) {
    await handle.click()
    await page.getByRole('menuitem', { name: 'Change the visit' }).click()
    await sheet.getByLabel('Agreed price').fill('315')
    await sheet.getByRole('button', { name: end }).click()
    await expect(sheet).toHaveCount(0)
    await expect(handle).toBeFocused()
  }
  expect(await desk.read(id)).toMatchObject({ price: 315, visitFrom: '13:00' })

  // The visit leaves the week, and its former day gets the focus.
  await handle.press('Enter')
  await page.getByRole('menuitemradio').last().press('Enter')
  await expect(handle).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeFocused()

  await page.getByRole('link', { name: 'This week' }).press('Enter')
  await expect(page.getByRole('link', { name: 'This week' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Runs in the page. @returns whether the page took the key from the browser */
const takesKey = (element: Element, key: KeyboardEventInit) =>
  !element.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))

test('the day sheet and the week advance at midnight in an open desk', async ({ page, desk }) => {
  await desk.addSession()
  // A change of the counts by another test would render the screen again.
  await page.route('**/api/desk/summary', () => {})
  const title = page.getByRole('heading', { level: 1 })
  await page.clock.install({ time: new Date('2036-01-20T23:58:00-05:00') })
  await page.goto('/desk/days/today')
  await expect(title).toHaveText('Sunday, Jan 20')
  await expect(page.getByText('No visits on this day')).toBeVisible()
  await page.clock.fastForward(3 * 60_000)
  await expect(title).toHaveText('Monday, Jan 21')

  await page.clock.setFixedTime(new Date('2036-01-27T23:58:00-05:00'))
  await page.getByRole('link', { name: 'Week' }).click()
  await expect(title).toHaveText('Jan 21 to 27')
  await expect(page.getByText('No visits', { exact: true })).toHaveCount(7)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.clock.setFixedTime(new Date('2036-01-28T00:01:00-05:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(title).toHaveText('Jan 28 to Feb 3')
})

async function expectOneSheet(page: Page): Promise<void> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  for (const format of ['A4', 'Letter']) {
    const sheets = await page.pdf({ format, margin })
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1)
  }
}

test('eight visits over the truck’s capacity warn, and print on one sheet', async ({ page, desk }) => {
  await desk.addSession()
  const monday = freeMonday()
  for (const visitFrom of ['09:00', '12:00', '17:00', ''])
    for (const price of [210, 315]) {
      const note =
        'Gate code 4312. Park behind the house, the freezer goes out by the basement door, and mind the low ceiling. The dog is friendly.'
      await desk.addVisit(monday, { cubicYards: 3, visitFrom, price, note })
    }
  const [{ id: first }] = (await (await page.request.get(`/api/desk/days/${monday}`)).json()).visits
  await desk.change(first, { status: 'done', address: '1 Harwood Avenue, Ajax' })
  await showPhotos(page, 4)
  await page.goto(`/desk/week?from=${monday}`)
  await expect(page.getByText('21 of 17 cubic yards to come')).toBeVisible()
  await expect(page.getByText('4 over a full truck. Plan a trip to the disposal site.')).toBeVisible()
  const isDone = page.getByRole('listitem').filter({ hasText: 'Done' })
  await expect(isDone).toHaveCount(1)
  await expect(isDone.getByRole('button', { name: /^Move / })).toHaveCount(0)
  const visits = page.getByRole('main').locator('ol > li')
  await page.locator(`a[href="/desk/days/${monday}"]`).click()
  await expect(visits).toHaveCount(8)
  await expect(visits.getByRole('img', { name: '4 photos' })).toHaveCount(7)
  await expect(visits.locator('img')).toHaveCount(28)

  // What is done is folded.
  await expect(visits.filter({ hasText: 'Done' }).getByText('Harwood Avenue')).toHaveCount(0)
  const route = page.getByRole('link', { name: 'Map of the route' })
  await expect(route).toHaveAttribute('href', /Lakeside/)
  await expect(route).not.toHaveAttribute('href', /Harwood/)

  await expectOneSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByText('14 Lakeside Drive, Ajax')).toHaveCount(7)
  for (const visit of await visits.all()) await expect(visit).toHaveCSS('break-inside', 'avoid')
  const colours = await page.getByRole('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')].map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
      return `${color} on ${backgroundColor}, ${backgroundImage}`
    }),
  )
  expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none'])
  // A refetch under way would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' })
})
