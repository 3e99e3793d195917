import { expect, type Locator, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  changeQuote,
  dayFromNow,
  listOf,
  openQuote,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { tabTo } from '#tests/support/browser/gestures.ts'
import { holdRequests } from '#tests/support/browser/visit.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('the list, a note, a booking and the day sheet can be used with the keyboard alone, and a quote that loads late does not move the focus', async ({
  page,
}) => {
  await addSession(page)
  const { name: message } = visitorNamed('Sofa')
  const visitor = { ...visitorNamed('Keys'), message, day: dayFromNow(1), window: 'morning' }
  const late = { ...visitorNamed('Late'), message }
  await addQuote(page.request, visitor)
  const lateId = await addQuote(page.request, late)
  await page.goto(listOf(message))
  const release = await holdRequests(page, `**/api/desk/quotes/${lateId}`)
  await page.getByRole('link', { name: late.name }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeFocused()
  const week = page.getByRole('link', { name: 'Week' })
  await week.focus()

  release()

  await expect(page.getByRole('heading', { name: late.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible()
  await expect(week).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: visitor.name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeFocused()
  await tabTo(page, page.getByLabel('Note'))
  await page.keyboard.type(`Typed for ${visitor.name}`)
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Book for / }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${visitor.name} is booked.`)).toBeVisible()
  await tabTo(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/days\/today$/)
  await tabTo(page, page.getByRole('link', { name: 'Day after' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`/desk/days/${visitor.day}$`))
  await expect(page.getByRole('main').getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(page.getByText(`Typed for ${visitor.name}`)).toBeVisible()
})

test('contact, spam and booking take one press each, Undo of a booking keeps its note, and the focus stays near the pressed button', async ({
  page,
}) => {
  await addSession(page)
  const wish = { day: dayFromNow(2), window: 'afternoon' }
  const visitor = { ...visitorNamed('Pressed'), phone: 'after 5 pm: 905-555-0199 ext. 12', ...wish }
  const id = await addQuote(page.request, visitor)
  await changeQuote(page, id, { address: '14 Lakeside Drive, Ajax' })
  await openQuote(page, id, visitor.name)
  const job = page.getByRole('heading', { name: 'The job' })
  const title = page.getByRole('heading', { name: visitor.name, level: 1 })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const change = '**/api/desk/quotes/*'
  const press = async (name: string | RegExp, outcome: string, place: Locator) => {
    await button(name).press('Enter')
    await expect(page.getByText(`${visitor.name} ${outcome}`)).toBeVisible()
    await expect(place).toBeFocused()
  }

  for (const [name, href] of [
    ['Call', 'tel:9055550199;ext=12'],
    ['Text', 'sms:9055550199'],
    ['Email', 'mailto:robin@example.org'],
    ['Map', /query=14\+Lakeside/],
    ['Route', /destination=14\+Lakeside/],
  ] as const) {
    const link = page.getByRole('region', { name: 'Get in touch' }).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
  }
  await page.route(change, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'It went wrong.' } })
      : route.continue(),
  )
  await page.getByLabel('Note').fill('Side door')
  await button('Save').press('Enter')
  await expect(page.getByText('It went wrong.')).toBeVisible()
  await expect(button('Save')).toBeFocused()
  await page.unroute(change)

  await button('Save').press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(job).toBeFocused()
  const isFocused = (element: Element) => element === document.activeElement
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(button('Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  // Checked at once, while the toast is still in its animation.
  expect(await job.evaluate(isFocused)).toBe(true)
  await expect(page.getByText('Undone.')).toBeVisible()
  await button('Close').press('Enter')
  expect(await job.evaluate(isFocused)).toBe(true)
  await page.getByLabel('Load', { exact: true }).fill('5')
  await button('Use $210').press('Enter')
  await expect(page.getByLabel('Agreed price')).toBeFocused()
  await button('Discard').press('Enter')
  await expect(job).toBeFocused()
  await press('Mark as spam', 'is marked as spam.', title)
  await press('Not spam', 'is new again.', title)
  await expect(button('Mark as spam')).toBeVisible()
  await press('Mark as contacted', 'is marked as contacted.', job)
  await page.getByLabel('Note').fill('Side door')
  await press(/^Book for .*afternoon/, 'is booked.', job)
  await expect(page.getByLabel('Day of the visit')).toHaveValue(wish.day)
  await button('Undo').press('Enter')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('contacted')
  await expect(page.getByLabel('Day of the visit')).toHaveValue('')
  await expect(page.getByLabel('Note')).toHaveValue('Side door')
  await press(/^Book for /, 'is booked.', job)
  await press('Mark as done', 'is marked as done.', job)
})
