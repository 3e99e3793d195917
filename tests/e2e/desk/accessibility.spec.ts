import { expect, type Locator, type Page, test } from '@playwright/test'
import { changeRequest, dayFromNow, sendRequest, signIn, visitorNamed } from '#tests/support/browser/desk.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow, widths } from '#tests/support/page/pageFaults.ts'

test.use({
  // What a service worker asks for is no request of the page, and cannot be answered by the test.
  serviceWorkers: 'block',
  // Colours have less contrast while something fades in.
  contextOptions: { reducedMotion: 'reduce' },
})

const longName = 'Maximiliana-Josephina Vandenberghe-Kowalczykowska'

/** What axe finds, and what is wider than the screen, at each width, while something is shown. */
async function expectAccessible(
  page: Page,
  shown: Locator = page.getByRole('heading', { level: 1 }),
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toBeVisible()
    expect(await axeViolations(page), `${page.url()} at ${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${page.url()} at ${width} px`).toEqual([])
  }
  // 1280 × 1024 enlarged to 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await page.evaluate(findOverflow), `${page.url()} at 400%`).toEqual([])
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

test('a request is accessible: unsaved, with a fault, with a toast, lost, with a conflict', async ({
  page,
}) => {
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
  await page.getByLabel('Status').selectOption('lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectAccessible(page, page.getByText('A lost request needs the reason.'))
  await page.getByLabel('Why it was lost').fill('Too expensive')
  await changeRequest(page, id, { status: 'contacted' })
  await expectAccessible(page, page.getByRole('alert').filter({ hasText: 'Theirs: Contacted' }))
})

test('week, day, people, sources, more and what there is not are accessible', async ({ page }) => {
  await signIn(page)
  await fullRequest(page)
  const days = ['week', 'days/today', 'days/2031-01-01']
  for (const path of [...days, 'people', 'sources', 'more', 'nowhere', 'requests/nothing']) {
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

test('every screen is accessible while the server does not answer', async ({ page }) => {
  await signIn(page)
  const id = await fullRequest(page)
  await page.goto('/desk')
  await expect(page.getByText(longName).first()).toBeVisible()
  await page.route('**/api/desk/summary', (route) => route.abort())
  for (const path of ['', `/requests/${id}`, '/week', '/days/today']) {
    await page.locator('h1').evaluate((heading) => heading.toggleAttribute('data-former'))
    await page.locator(`a[href="/desk${path}"]`).first().click()
    await expect(page).toHaveURL(`/desk${path}`)
    // The former screen is shown until the code of the next one is there.
    if (path !== '') await expect(page.locator('h1:not([data-former])')).toBeVisible()
    await expect(page.getByText(longName).first()).toBeVisible()
    await expectAccessible(page, page.getByText('You’re offline. You can read'))
    await page.setViewportSize({ width: widths[0], height: 800 })
  }
})

test('a photo over the whole screen is accessible', async ({ page }) => {
  await signIn(page)
  const id = await fullRequest(page)
  await page.route(`**/api/desk/quotes/${id}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), photos: 2 } })
  })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>'
  await page.route('**/photos/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  await page.goto(`/desk/requests/${id}`)

  await page.getByRole('button', { name: 'Open photo 1' }).click()

  await expectAccessible(page, page.getByRole('dialog'))
})

test('the menu that moves a visit is accessible', async ({ page }) => {
  await signIn(page)
  await fullRequest(page)
  await page.goto('/desk/week')

  await page
    .getByRole('button', { name: `Move ${longName}` })
    .first()
    .click()

  await expectAccessible(page, page.getByRole('menu'))
})

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLTextAreaElement) return element.id
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (typeof name === 'string' ? label === name : name.test(label)) return
  }
  throw new Error(`${name} is not reached with Tab.`)
}

test('the keyboard alone is enough, from the list to a note, a visit and the sheet of its day', async ({
  page,
}) => {
  await signIn(page)
  const visitor = { ...visitorNamed('Keys'), day: dayFromNow(1), window: 'morning' }
  await sendRequest(page.request, visitor)
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  await tabTo(page, visitor.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeFocused()
  await tabTo(page, 'note')
  await page.keyboard.type(`Typed for ${visitor.name}`)
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await tabTo(page, /^Book for /)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await tabTo(page, /Today$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/days\/today$/)
  await tabTo(page, 'Day after')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`/desk/days/${visitor.day}$`))
  await expect(page.getByRole('main').getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(page.getByText(`Typed for ${visitor.name}`)).toBeVisible()
})
