import { expect, test } from '@playwright/test'
import { comeNear, frame, links, section, showButton, words } from '#tests/support/browser/reviews.ts'
import { visit } from '#tests/support/browser/visit.ts'

test('without an account the section has the claims and the way to the reviews, and sends no request elsewhere', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  await visit(page, '/')

  await comeNear(page)

  await expect(section(page)).toContainText('100+ reviews')
  await expect(words(page)).toBeVisible()
  await expect(links(page)).toHaveCount(1)
  await expect(frame(page)).toHaveCount(0)
  await expect(showButton(page)).toHaveCount(0)
  expect(foreign).toEqual([])
})
