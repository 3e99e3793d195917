import { expect, test } from '@playwright/test'
import { isKept, keepVisit, nextPoll, runScript, visitorNamed } from '#tests/support/browser/desk.ts'

test('saved values stay on the screen if the connection breaks right after the save, and a reload shows what was kept before, with its time; a deleted request disappears from the open desk and from the cache', async ({
  page,
}) => {
  const visitor = visitorNamed('Tunnel')
  const id = await keepVisit(page, visitor)
  const stop = page.getByRole('listitem').filter({ hasText: visitor.name })
  await page.goto(`/desk/requests/${id}`)
  await page.getByLabel('Note').fill('Ring twice')
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  await page.context().route('**/api/desk/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.abort()
    await route.fulfill({ response: await route.fetch() })
  })

  await page.getByRole('button', { name: 'Mark as done' }).click()

  await expect(page.getByText(`${visitor.name} is marked as done.`)).toBeVisible()
  await nextPoll(page)
  await expect(page.getByText('You’re offline. You can read')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('done')
  await expect(page.getByLabel('Note')).toHaveValue('Ring twice')
  await page.reload()
  await expect(page.getByText(/You’re offline\. .* This is from .*m\./)).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('booked')
  await page.goto('/desk/days/today')
  await expect(stop).toBeVisible()

  await page.context().unroute('**/api/desk/**')
  await stop.getByRole('link', { name: visitor.name }).click()
  await expect(page.getByRole('heading', { name: visitor.name, level: 1 })).toBeVisible()
  for (const path of ['', '/photos/1'])
    await expect.poll(() => isKept(page, `/api/desk/quotes/${id}${path}`)).toBe(true)
  await runScript('server/cli/quotes.ts', 'delete', id)
  await nextPoll(page)

  await expect(page.getByText('There is no such request.')).toBeVisible()
  await expect(page.getByText(visitor.phone)).toHaveCount(0)
  for (const path of ['', '/photos/1'])
    await expect.poll(() => isKept(page, `/api/desk/quotes/${id}${path}`)).toBe(false)
  expect(await page.evaluate(readCaches)).not.toContain(visitor.name)
})

/** Runs in the page. Everything that the service worker has cached. */
async function readCaches(): Promise<string> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const answers = await Promise.all(opened.map(async (cache) => cache.matchAll()))
  return (await Promise.all(answers.flat().map((answer) => answer.text()))).join()
}
