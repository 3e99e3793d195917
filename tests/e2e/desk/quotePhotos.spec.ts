import { expect, test } from '@playwright/test'
import { addSession, nextPoll, openQuote, visitorNamed } from '#tests/support/browser/desk.ts'
import { closeButton, enlarged, lightbox, nextButton } from '#tests/support/browser/gallery.ts'
import { drag, placeIn } from '#tests/support/browser/pointers.ts'
import { makeHeic, sha256, takePicture } from '#tests/support/server/pictures.ts'

// Routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' })

test('late photos and mail states appear without a reload, photos open in a lightbox, and a HEIC photo is a download', async ({
  page,
  request,
}) => {
  const visitor = visitorNamed('Photos')
  const pictures = [
    await takePicture('jpeg', 0, 400, 300),
    makeHeic(),
    await takePicture('jpeg', 9, 300, 400),
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

  await opener.click()
  await expect(closeButton(page)).toBeFocused()
  await expect(photo(1)).toHaveJSProperty('naturalWidth', 400)
  await expect(lightbox(page).getByText('1 of 2')).toBeVisible()
  await nextButton(page).click()
  await expect(photo(3)).toHaveJSProperty('naturalWidth', 300)
  await expect(lightbox(page).getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(photo(1)).toBeVisible()
  const from = await placeIn(enlarged(page), 0.5)
  await drag(page, 'mouse', from, { x: from.x + 80, y: from.y })
  await expect(photo(3)).toBeVisible()
  // Clicks outside the photo, to its left.
  await page.mouse.click(200, 360)

  await expect(lightbox(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
