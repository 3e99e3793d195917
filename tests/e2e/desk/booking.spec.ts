import { expect, type Page } from '@playwright/test'
import { arrivalWindows, windowName } from '#data/desk/arrivalWindows.ts'
import { longDayName, momentOf, shortDayName } from '#data/desk/deskCalendar.ts'
import { dayFromNow, expectAccessible, listOf, test, visitorNamed } from '#tests/support/browser/desk.ts'

test.use({ viewport: { width: 390, height: 844 } })

const window = { visitFrom: '13:00', visitTo: '15:00' }
const sheet = (page: Page) => page.getByRole('dialog')
const inSheet = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => sheet(page).getByLabel(name, { exact: true })

/** Taps of this test, without the typing. */
function countTaps(page: Page) {
  let taps = 0
  const tap = async (role: 'link' | 'button' | 'textbox', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name, exact: true }).click()
  }
  return { tap, count: () => taps }
}

/** A phone number that no other test uses. */
const newNumber = () => `416-${String(Math.random()).slice(2, 5)}-${String(Math.random()).slice(2, 6)}`

test('a caller is booked in six taps, and a second call shows the first', async ({ page, desk }) => {
  const { name } = visitorNamed('Caller')
  const phone = newNumber()
  await desk.signIn()
  const { tap, count } = countTaps(page)

  await tap('link', 'New request')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.keyboard.type('A piano')
  await tap('button', 'Book')
  await tap('button', 'Tomorrow')
  await tap('button', /^1 to 3 p\.m\./)
  await tap('textbox', 'Address')
  await page.keyboard.type('14 Lakeside Drive, Ajax')
  await page.keyboard.press('Enter')
  await page.keyboard.type('210')
  await inSheet(page, 'Book').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  expect(count() + 1).toBe(6)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await desk.read(id)).toMatchObject({
    ...{ name, phone, ...window, message: 'A piano', status: 'booked', visitDay: dayFromNow(1), price: 210 },
    address: '14 Lakeside Drive, Ajax',
  })

  await page.goto('/desk/new')
  await page.getByLabel('Phone').fill(`+1 ${phone}`)
  const take = page.getByRole('button', { name: 'Use these details' })
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expectAccessible(page, page.getByRole('heading', { name: 'This number has called before' }))
  await take.click()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Address')).toHaveValue('14 Lakeside Drive, Ajax')
  await page.getByLabel('Postal code').fill('L1S 2A1')
  await page.getByLabel('Note').fill('Side door')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is saved.`)).toBeVisible()
  await expect(page.getByText('Written down', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
  await expect(page.getByText('Postal code: L1S 2A1')).toBeVisible()
  await page.getByText('1 other request from this number:').getByRole('link', { name }).click()
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible()
  await page.goto('/desk/new')
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('a request whose answer is lost is stored once, and offline not at all', async ({ page, desk }) => {
  const { name } = visitorNamed('Lost')
  await desk.addSession()
  await page.goto('/desk/new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByText('Please fill in the name.')).toBeVisible()
  await page.getByLabel('Phone').fill(newNumber())
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Book' }).click()
  await expect(sheet(page)).toBeVisible()

  await page.context().setOffline(true)
  await inSheet(page, 'Book').click()
  await expect(sheet(page).getByText('You’re offline. What you typed is kept here.')).toBeVisible()
  await page.context().setOffline(false)
  await page.route(
    '**/api/desk/quotes',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await inSheet(page, 'Book').click()
  await expect(sheet(page).getByText('This could not be saved.')).toBeVisible()
  await inSheet(page, 'Book').click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const { quotes } = await (await page.request.get(`/api/desk/quotes?q=${name.split(' ')[1]}`)).json()
  expect(quotes).toHaveLength(1)
})

test('a request is booked in five taps, and with no mail if the owner says so', async ({ page, desk }) => {
  const [first = window, second = window] = arrivalWindows
  const wish = { day: dayFromNow(2), window: 'morning' }
  const visitor = { ...visitorNamed('Wish'), ...wish }
  await desk.addSession()
  const id = await desk.add(visitor)
  await desk.change(id, { cubicYards: 6 })
  const other = await desk.add(visitorNamed('Neighbour'))
  await desk.change(other, { visitDay: wish.day, ...second })
  await desk.withMail()
  await page.goto(listOf(visitor.name))
  await expect(page.getByText(`Wants ${shortDayName(wish.day)}, morning`)).toBeVisible()
  const { tap, count } = countTaps(page)

  await tap('link', visitor.name)
  await tap('button', 'Book')
  const wished = inSheet(page, new RegExp(`^${windowName(first)}.*asked for`))
  await expect(wished).toBeVisible()
  await expect(inSheet(page, /\(asked for\)$/).first()).toHaveAttribute('aria-pressed', 'true')
  await inSheet(page, new RegExp(`^${windowName(second)}, \\d+ booked`)).click()
  await expect(sheet(page).getByText(/Also booked then: .*Neighbour/)).toBeVisible()
  await expectAccessible(page, sheet(page))
  await wished.click()
  await field(page, 'Address').fill('14 Lakeside Drive, Ajax')
  await expect(field(page, 'Agreed price')).toHaveValue('210')
  await page.getByLabel(`Email ${visitor.email}`).uncheck()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await inSheet(page, 'Book').click()

  // The day is the wished one, and typing needs one tap.
  expect(count() + 3).toBe(5)
  expect((await sent).url()).toMatch(/\?mail=off$/)
  const changeVisit = page.getByRole('button', { name: 'Change the visit' })
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByText(`${visitor.name} is booked for`)).toBeVisible()
  expect(await desk.read(id)).toMatchObject({
    status: 'booked',
    visitDay: wish.day,
    ...first,
    price: 210,
  })
  await changeVisit.click()
  await inSheet(page, 'Other times').click()
  await field(page, 'From').fill('09:30')
  await field(page, 'To').fill('10:15')
  await inSheet(page, 'Save').click()
  await expect(page.getByRole('strong').filter({ hasText: '9:30 to 10:15 a.m.' })).toBeVisible()
  await changeVisit.click()
  await field(page, `Email ${visitor.email}`).uncheck()
  await inSheet(page, 'Cancel the visit').click()
  // Nobody else tells them.
  await expect(sheet(page).getByText('Your pickup is cancelled.')).toBeVisible()
  await page.context().grantPermissions(['clipboard-write'])
  await inSheet(page, 'Copy').click()
  await expect(sheet(page).getByText('Copied.')).toBeVisible()
  await inSheet(page, 'Close').click()
  await expect.poll(() => desk.read(id)).toMatchObject({ status: 'contacted', visitDay: '' })
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)
})

test('the booking sheet proposes what suits, and warns of a closed day', async ({ page, desk }) => {
  const [first = window] = arrivalWindows
  const [last = window] = arrivalWindows.slice(-1)
  const [today, tomorrow] = [dayFromNow(2), dayFromNow(3)]
  // What they asked for has passed.
  const visitor = { ...visitorNamed('Late'), day: dayFromNow(1) }
  await page.clock.install({ time: momentOf(today, last.visitFrom) })
  const closed = { weekdays: [], days: [today, tomorrow] }
  await page.route('**/api/desk/closed-days', (route) => route.fulfill({ json: closed }))
  const id = await desk.openNew(visitor)
  await page.getByRole('button', { name: 'Book' }).click()
  const chip = (one: typeof first) => inSheet(page, new RegExp(`^${windowName(one)}`))
  const warningFor = (day: string) => sheet(page).getByText(`You’re closed on ${longDayName(day)}.`)

  await expect(warningFor(tomorrow)).toBeInViewport()
  await expect(chip(first)).toBeVisible()
  await inSheet(page, 'Today').click()
  await expect(warningFor(today)).toBeInViewport()
  await expect(chip(first)).toHaveCount(0)
  await expect(chip(last)).toBeVisible()
  await inSheet(page, 'Close').click()
  await desk.change(id, { visitDay: today, ...first })
  await desk.nextPoll()
  await page.getByRole('button', { name: 'Change the visit' }).click()
  await expect(chip(first)).toHaveAttribute('aria-pressed', 'true')
})

test('contact details are corrected, and photos that did not come are named', async ({ page, desk }) => {
  const visitor = { ...visitorNamed('Typo'), photos: 5 }
  const id = await desk.openNew(visitor)
  await expect(page.getByText('0 of 5 photos came.')).toBeVisible()

  await page.getByRole('button', { name: 'Correct the contact details' }).click()
  await field(page, 'Email').fill('robin@')
  await inSheet(page, 'Save').click()
  await expect(sheet(page).getByText('Please type an email address like name@example.com')).toBeVisible()
  await expectAccessible(page, sheet(page))
  await field(page, 'Email').fill('right@example.org')
  await field(page, 'Phone').fill('905-555-0177')
  await inSheet(page, 'Save').click()

  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByText('Email: right@example.org')).toBeVisible()
  expect(await desk.read(id)).toMatchObject({ phone: '905-555-0177', message: visitor.message })
  await desk.open(id, visitor.name)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9055550177')
})
