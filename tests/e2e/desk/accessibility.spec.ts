import { expect, type Page, test } from '@playwright/test'
import { addSession, changeQuote, nextPoll } from '#tests/support/browser/desk.ts'
import { expectAccessible, frames, fullQuote, longName } from '#tests/support/page/accessibleDesk.ts'
import { findHiddenFocus } from '#tests/support/page/focus.ts'

test.use({
  // Routes do not see the requests of a service worker.
  serviceWorkers: 'block',
  // Colours have less contrast while something fades in.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Expects no focused element behind the bottom bars, on a phone and on 1440 × 900 enlarged to 200%. */
async function expectFocusInView(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(findHiddenFocus), `${page.url()} at ${width} px`).toEqual([])
  }
}

test('the sign-in shows the server’s refusals, keeps typed text, and is accessible in every state', async ({
  page,
}) => {
  const answer = (path: string, status: number, json: object) =>
    page.route(`**/api/desk/${path}`, (route) => route.fulfill({ status, json }))
  const message = 'Many links were asked for. Please try again in 15 minutes.'
  // Added before the page loads: Chromium may ignore a page's first route for some milliseconds.
  await answer('link', 429, { message })
  await page.goto('/desk/sign-in')

  await page.getByLabel('Email').fill('owner@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.getByLabel('Email')).toHaveValue('owner@example.org')
  await expectAccessible(page)
  await answer('link', 202, { message: 'Sent.' })
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page, page.getByLabel('Code'))
  await answer('sign-in', 422, { message: 'This is not the code.', faults: [] })
  await page.getByLabel('Code').fill('123 456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This is not the code.')
  await expect(page.getByLabel('Code')).toHaveValue('123 456')

  // This navigation changes only the fragment.
  await page.goto('/desk/sign-in#link=used')
  await expectAccessible(page, page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectAccessible(page, page.getByRole('alert'))
})

test('a quote is accessible with an enlarged photo, unsaved edits, a fault, a toast, a conflict and the status lost', async ({
  page,
}) => {
  await page.clock.install()
  await addSession(page)
  const id = await fullQuote(page)
  await page.goto(`/desk/requests/${id}`)
  await expectAccessible(page, page.getByRole('heading', { name: longName }), frames)
  await page.getByRole('button', { name: 'Open photo 1' }).click()
  await expectAccessible(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.getByLabel('Agreed price').fill('cheap')
  await expectFocusInView(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The price must be')).toBeVisible()
  await page.getByLabel('Agreed price').fill('600')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page)
  await page.getByLabel('Status').selectOption('lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectAccessible(page, page.getByText('A lost request needs the reason.'))
  await page.getByLabel('Why it was lost').fill('Too expensive')
  await changeQuote(page, id, { status: 'contacted' })
  await nextPoll(page)
  await expectAccessible(page, page.getByRole('alert').filter({ hasText: 'Theirs: Contacted' }))
})
