import { expect, type Page, type Route, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import {
  type Fields,
  fillForm,
  quoteForm,
  readForm,
  sendButton,
  toastRegion,
} from '#tests/support/quoteForm.ts'
import { storedQuotes } from '#tests/support/storedQuotes.ts'
import { watchFaults } from '#tests/support/watchFaults.ts'

const ada = { name: 'Ada Smith', phone: '(905) 555-0100', email: 'ada@example.com' }
const empty = { name: '', phone: '', email: '', message: '' }
const failed = 'Failed to submit quote request. Please try again.'

for (const address of ['/', '/service-areas']) {
  test(`a request from ${address} is stored, thanked for, and the form is empty again`, async ({ page }) => {
    const faults = watchFaults(page)
    const message = `Two fridges from ${address} 🧊\nSecond floor`
    await visit(page, address)
    await fillForm(page, { ...ada, message })

    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
    expect(await readForm(page)).toEqual(empty)
    await expect(sendButton(page)).toBeEnabled()
    expect(await stored(message)).toMatchObject([{ ...ada, message, page: address, spam: false }])
    expect(faults).toEqual([])
  })
}

test('while it is on its way the button says so and cannot be pressed', async ({ page }) => {
  await visit(page)
  const release = await hold(page)
  await fillForm(page, { ...ada, message: 'A slow fridge' })

  await sendButton(page).click()

  const sending = quoteForm(page).getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await expect(quoteForm(page).getByLabel('Message')).not.toBeEditable()
  release()
  await expect(sendButton(page)).toBeEnabled()
  await expect(sendButton(page)).toBeFocused()
})

test('the server’s own words are shown', async ({ page }) => {
  await visit(page)
  await answerWith(page, { status: 201, json: { message: 'Thank you, Ada.', id: '1' } })
  await fillForm(page, { ...ada, message: 'One fridge' })

  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Thank you, Ada.')
})

for (const json of [{}, { message: '' }, { message: 7 }, [], null]) {
  test(`an answer ${JSON.stringify(json)} without words of its own gets ours`, async ({ page }) => {
    await visit(page)
    await answerWith(page, { status: 201, json })
    await fillForm(page, { ...ada, message: 'One fridge' })

    await sendButton(page).click()

    await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  })
}

test('missing fields are named, the first one is led to, and nothing is sent', async ({ page }) => {
  const sent = watchSending(page)
  await visit(page)
  await fillForm(page, { name: '', phone: '   ', message: '' })

  await sendButton(page).click()

  await expectToast(page, 'alert', 'Missing Information', 'Please fill in all required fields.')
  const name = quoteForm(page).getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Please fill in your name.')
  await expect(quoteForm(page).getByLabel('Phone')).toHaveAccessibleDescription(
    'Please fill in your phone number.',
  )
  await expect(quoteForm(page).getByLabel('Message')).toHaveAccessibleDescription(
    'Please tell us what needs to be removed.',
  )
  await expect(quoteForm(page).getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

test('a field that is being mended is no longer wrong, and the others still are', async ({ page }) => {
  await visit(page)
  await sendButton(page).click()

  await quoteForm(page).getByLabel('Phone').fill('9')

  await expect(quoteForm(page).getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
  await expect(quoteForm(page).getByLabel('Phone')).toBeFocused()
  await expect(quoteForm(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
})

for (const { field, value, text } of [
  { field: 'Email', value: 'ada@', text: 'Please check the email address, or leave it empty.' },
  { field: 'Phone', value: '555-01', text: 'Please give a phone number with at least 7 digits.' },
] as const) {
  test(`a malformed ${field.toLowerCase()} says so, and nothing is sent`, async ({ page }) => {
    const sent = watchSending(page)
    await visit(page)
    await fillForm(page, { ...ada, message: 'One fridge' })
    await quoteForm(page).getByLabel(field).fill(value)

    await sendButton(page).click()

    await expectToast(page, 'alert', 'Check Your Details', text)
    await expect(quoteForm(page).getByLabel(field)).toBeFocused()
    await expect(quoteForm(page).getByLabel(field)).toHaveAccessibleDescription(text)
    expect(sent).toEqual([])
  })
}

for (const { name, answer, text } of [
  {
    name: 'a refused field',
    answer: { status: 422, body: 'Please fill in: name.' },
    text: '422: Please fill in: name.',
  },
  {
    name: 'too many requests',
    answer: { status: 429, body: 'Please wait a few minutes, or call us.' },
    text: '429: Please wait a few minutes, or call us.',
  },
  { name: 'a store that is down', answer: { status: 503, body: '' }, text: '503: Service Unavailable' },
  {
    name: 'a page in place of an answer',
    answer: { status: 200, body: '<!doctype html><p>Sign in' },
    text: failed,
  },
  { name: 'an empty answer', answer: { status: 201, body: '' }, text: failed },
]) {
  test(`${name} is told, and every field is kept`, async ({ page }) => {
    const fields = { ...ada, message: `Kept through ${name}` }
    await visit(page)
    await answerWith(page, answer)
    await fillForm(page, fields)

    await sendButton(page).click()

    await expectToast(page, 'alert', 'Error', text)
    expect(await readForm(page)).toEqual(fields)
    await expect(sendButton(page)).toBeEnabled()
  })
}

test('the server’s own refusal is told as it stands', async ({ page }) => {
  await visit(page)
  await fillForm(page, { ...ada, message: 'One fridge' })
  // Another program on the line spoils what was sent.
  await page.route('**/api/quotes', (route) => route.continue({ postData: '{"name":"Ada"}' }))

  await sendButton(page).click()

  await expectToast(page, 'alert', 'Error', '422: Please fill in: phone, message.')
})

test('a line that drops is told, and sending again stores one quote', async ({ page }) => {
  const fields = { ...ada, message: 'A piano on a bad line' }
  const sent = watchSending(page)
  await visit(page)
  await page.route('**/api/quotes', dropAnswer, { times: 1 })
  await fillForm(page, fields)

  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', failed)
  expect(await readForm(page)).toEqual(fields)
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
})

test('a changed field makes it another request', async ({ page }) => {
  const sent = watchSending(page)
  await visit(page)
  await page.route('**/api/quotes', dropAnswer, { times: 1 })
  await fillForm(page, { ...ada, message: 'One couch' })
  await sendButton(page).click()
  await expectToast(page, 'alert', 'Error', failed)

  await quoteForm(page).getByLabel('Message').fill('One couch and a chair')
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(new Set(sent).size).toBe(2)
})

test('the same request sent again on purpose is another quote', async ({ page }) => {
  const fields = { ...ada, message: 'The same couch, twice' }
  await visit(page)
  for (const count of [1, 2]) {
    await fillForm(page, fields)
    await sendButton(page).click()
    await expect.poll(async () => (await stored(fields.message)).length).toBe(count)
    await expect(sendButton(page)).toBeEnabled()
  }
})

test('an error is told even when nothing more can be fetched', async ({ page, context }) => {
  const fields = { ...ada, message: 'Sent from the basement' }
  await visit(page)
  await page.route('**/*.js', (route) => route.abort())
  await fillForm(page, fields)
  await context.setOffline(true)

  await sendButton(page).click()

  await expectToast(page, 'alert', 'Error', failed)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(failed)).toBeHidden()
  expect(await readForm(page)).toEqual(fields)
})

test('a double click sends one request', async ({ page }) => {
  const message = 'Clicked twice'
  const sent = watchSending(page)
  await visit(page)
  await fillForm(page, { ...ada, message })

  await sendButton(page).dblclick()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(sent).toHaveLength(1)
  expect(await stored(message)).toHaveLength(1)
})

test('a reload in the middle loses nothing: the next click stores the one quote there is', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Reloaded in the middle' }
  const sent = watchSending(page)
  await visit(page)
  await page.route('**/api/quotes', storeAndHang, { times: 1 })
  await fillForm(page, fields)
  await sendButton(page).click()
  await expect.poll(async () => (await stored(fields.message)).length).toBe(1)

  await page.reload()
  await comeAlive(page)
  await expectToast(page, 'alert', 'Error', failed)
  expect(await readForm(page)).toEqual(fields)
  await sendButton(page).click()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(new Set(sent).size).toBe(1)
  expect(await stored(fields.message)).toHaveLength(1)
  await page.reload()
  await comeAlive(page)
  expect(await readForm(page)).toEqual(empty)
})

test('what was typed is still there after another page and back, and on the other page with a form', async ({
  page,
}) => {
  const fields = { ...ada, message: 'Half a thought' }
  await visit(page)
  await fillForm(page, fields)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await readForm(page)).toEqual(fields)

  await page.goto('/service-areas')
  await comeAlive(page)
  expect(await readForm(page)).toEqual(fields)
})

test('what was typed before the page was alive is kept as well', async ({ page }) => {
  await neverIdle(page)
  let scriptsAreHeld = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    if (scriptsAreHeld) await released
    await route.continue()
  })
  await page.goto('/#contact')
  scriptsAreHeld = true
  const fields = { ...ada, message: 'Typed early' }
  await fillForm(page, fields)
  release()
  await comeAlive(page)
  expect(await readForm(page)).toEqual(fields)

  await page.goto('/service-areas')
  await comeAlive(page)

  expect(await readForm(page)).toEqual(fields)
})

test('a request that is on its way goes on while the visitor looks around', async ({ page }) => {
  const message = 'Sent while walking off'
  await visit(page)
  const release = await hold(page)
  await fillForm(page, { ...ada, message })
  await sendButton(page).click()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(quoteForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()

  await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
  expect(await readForm(page)).toEqual(empty)
  expect(await stored(message)).toHaveLength(1)
})

test.describe('what the visitor was looking at', () => {
  test('begins the message', async ({ page }) => {
    await visit(page, '/services/ajax/hot-tub-removal')

    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

    await expect(page).toHaveURL('/#contact')
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('Hot tub removal in Ajax: ')
  })

  test('begins it by way of the header, too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/service-areas/whitby')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()

    await expect(quoteForm(page).getByLabel('Message')).toHaveValue(/Whitby: $/)
  })

  test('overwrites nothing that was typed', async ({ page }) => {
    await visit(page)
    await quoteForm(page).getByLabel('Message').fill('One piano')
    await visit(page, '/services/ajax/hot-tub-removal')

    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

    await expect(page).toHaveURL('/#contact')
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('One piano')
  })

  test('gives way to what they look at next, as long as they add nothing', async ({ page }) => {
    for (const [address, message] of [
      ['/services/ajax/hot-tub-removal', 'Hot tub removal in Ajax: '],
      ['/services/whitby/piano-removal', 'Piano removal in Whitby: '],
    ] as const) {
      await visit(page, address)
      await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
      await expect(quoteForm(page).getByLabel('Message')).toHaveValue(message)
    }
  })

  test('is not put back once it was deleted', async ({ page }) => {
    await visit(page, '/services/ajax/hot-tub-removal')
    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
    await quoteForm(page).getByLabel('Message').fill('')

    await page.reload()
    await comeAlive(page)

    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('')
  })
})

async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await comeAlive(page)
}

async function expectToast(page: Page, role: 'status' | 'alert', title: string, text: string): Promise<void> {
  const toast = toastRegion(page).getByRole(role)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

/** The keys of the requests that go out. */
function watchSending(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

const stored = async (message: Fields['message']) =>
  (await storedQuotes()).filter((quote) => quote.message === message)

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/quotes', (route) => route.fulfill(answer))

/** The server stores the quote, and its answer never arrives. */
async function dropAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

async function storeAndHang(route: Route): Promise<void> {
  await route.fetch()
}

/** Requests wait until they are let go. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/quotes', async (route) => {
    await released
    await route.continue()
  })
  return release
}
