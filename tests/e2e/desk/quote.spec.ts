import { expect, test } from '@playwright/test'
import { closeButton, lightbox, nextButton } from '#tests/support/browser/controls.ts'
import {
  addSession,
  dayFromNow,
  nextPoll,
  openNewQuote,
  openQuote,
  readQuote,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { makeHeic, sha256, takePicture } from '#tests/support/server/pictures.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('a wished day is offered until it has passed, with the time typed since, and Undo works again after failures', async ({
  page,
  request,
}) => {
  const visitor = { ...visitorNamed('Booked'), day: dayFromNow(1), window: 'morning' }
  await page.clock.install()
  const id = await openNewQuote(page, request, visitor)

  const book = page.getByRole('button', { name: /^Book for / })
  await expect(book).toHaveText(/, morning$/)
  await page.getByLabel('Time of day').selectOption('Evening')
  await expect(book).toHaveText(/, evening$/)
  await book.click()
  await expect.poll(() => readQuote(page, id)).toMatchObject({ status: 'booked', visitWindow: 'evening' })

  const failures = ['not sent', 'answer lost']
  await page.route('**/api/desk/quotes/*', async (route) => {
    const failure = route.request().method() === 'PATCH' && failures.shift()
    if (!failure) return route.continue()
    if (failure === 'answer lost') await route.fetch()
    await route.abort()
  })
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => failures.length).toBe(left)
    await expect(page.getByText('That did not work. Please try again.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('new')
  await expect(book).toHaveText(/, morning$/)

  await page.clock.fastForward('48:00:00')
  await expect(book).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeVisible()
})

test('late photos and mail states appear without a reload, photos open in a lightbox, one without its end says so, and a HEIC photo is a download', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Photos')
  const pictures = [
    await takePicture('jpeg', 0, 400, 300),
    makeHeic(),
    (await takePicture('jpeg', 9, 300, 400)).subarray(0, -200),
  ]
  const answer = await request.post('/api/quotes', { data: { ...visitor, photos: pictures.length } })
  const { id, photos } = await answer.json()
  let state = 'pending'
  await page.route(`**/api/desk/quotes/${id}`, async (route) => {
    const response = await route.fetch()
    const mails = [{ kind: 'owner', state, attempts: 0, error: '' }]
    await route.fulfill({ response, json: { ...(await response.json()), mails } })
  })
  await page.clock.install()
  await addSession(page)
  await openQuote(page, id, visitor.name)
  await expect(page.getByText('To you: on its way')).toBeVisible()

  for (const data of pictures) await request.put(`${photos.put}/${sha256(data)}`, { data })
  await nextPoll(page)
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible()
  state = 'sent'
  await nextPoll(page)
  await expect(page.getByText('To you: sent')).toBeVisible()
  // A refetch under way would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' })

  const photo = (place: number) =>
    lightbox(page).getByRole('img', { name: `Photo ${place} of ${visitor.name}` })
  const opener = page.getByRole('button', { name: 'Open photo 1' })
  const download = page.getByRole('link', { name: 'Photo 2 can’t be shown here. Download it.' })
  await expect(download).toHaveAttribute('href', /\/photos\/2$/)

  const missing = page.getByText('The end of this photo is missing.')
  await expect(page.getByRole('listitem').filter({ has: missing })).toHaveText([
    'The end of this photo is missing.',
  ])
  await expect(page.getByRole('listitem').filter({ has: missing }).getByRole('button')).toHaveAccessibleName(
    'Open photo 3',
  )

  await opener.click()
  await expect(closeButton(page)).toBeFocused()
  await expect(photo(1)).toHaveJSProperty('naturalWidth', 400)
  await expect(lightbox(page).getByText('1 of 2')).toBeVisible()
  await nextButton(page).click()
  await expect(photo(3)).toHaveJSProperty('naturalWidth', 300)
  await expect(lightbox(page).getByText('2 of 2')).toBeVisible()
  await closeButton(page).press('Enter')

  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
