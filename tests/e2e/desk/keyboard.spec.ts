import { expect, test } from '@playwright/test'
import {
  addQuote,
  addSession,
  dayFromNow,
  listOf,
  openQuote,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('the list, a note, a booking and the day sheet can be used with the keyboard alone', async ({
  page,
}) => {
  await addSession(page)
  const visitor = { ...visitorNamed('Keys'), day: dayFromNow(1), window: 'morning' }
  await addQuote(page.request, visitor)
  await page.goto(listOf(visitor.name))
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

test('a quote that loads late does not move the focus', async ({ page }) => {
  await addSession(page)
  const visitor = visitorNamed('Late')
  const id = await addQuote(page.request, visitor)
  await page.goto(listOf(visitor.name))
  const release = await holdRequests(page, `**/api/desk/quotes/${id}`)
  await page.getByRole('link', { name: visitor.name }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Request', exact: true })).toBeFocused()
  const week = page.getByRole('link', { name: 'Week' })
  await week.focus()

  release()

  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible()
  await expect(week).toBeFocused()
})

test('the focus moves to a nearby element if a pressed button disappears or is disabled', async ({
  page,
}) => {
  await addSession(page)
  const visitor = { ...visitorNamed('Pressed'), day: dayFromNow(1), window: 'morning' }
  const id = await addQuote(page.request, visitor)
  await openQuote(page, id, visitor.name)
  const job = page.getByRole('heading', { name: 'The job' })
  const title = page.getByRole('heading', { name: visitor.name, level: 1 })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const change = '**/api/desk/quotes/*'

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
  await button('Undo').press('Enter')
  // At once: the toast is still in its animation.
  expect(await job.evaluate(isFocused)).toBe(true)
  await expect(page.getByText('Undone.')).toBeVisible()
  await button('Close').press('Enter')
  expect(await job.evaluate(isFocused)).toBe(true)
  await page.getByLabel('Load', { exact: true }).fill('5')
  await button('Use $210').press('Enter')
  await expect(page.getByLabel('Agreed price')).toBeFocused()
  await button('Discard').press('Enter')
  await expect(job).toBeFocused()
  for (const [name, outcome, place] of [
    ['Mark as spam', 'is marked as spam.', title],
    ['Not spam', 'is new again.', title],
    ['Mark as contacted', 'is marked as contacted.', job],
    [/^Book for /, 'is booked.', job],
    ['Mark as done', 'is marked as done.', job],
  ] as const) {
    await button(name).press('Enter')
    await expect(page.getByText(`${visitor.name} ${outcome}`)).toBeVisible()
    await expect(place).toBeFocused()
  }

  await page.goto(`/desk/week?from=${dayFromNow(14)}`)
  await page.getByRole('link', { name: 'This week' }).press('Enter')
  await expect(page.getByRole('link', { name: 'This week' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
