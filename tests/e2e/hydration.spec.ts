import { expect, test } from '@playwright/test'
import { holdScripts } from '#tests/support/holdScripts.ts'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/hydrate.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { watchScripts } from '#tests/support/watchScripts.ts'

for (const { kind, address } of pageKinds) {
  test(`${kind} starts with at most 2 kB of script, and the rest at the first intent`, async ({ page }) => {
    await hydrateOnIntentOnly(page)
    const { bytes } = watchScripts(page)

    await page.goto(address)
    const first = await bytes()
    await hydrate(page)

    expect(first).toBeLessThanOrEqual(2000)
    expect(await bytes()).toBeGreaterThan(50_000)
  })
}

test('what was typed into the form before the page is alive stays', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/#contact')
  const release = await holdScripts(page)

  const form = page.getByRole('form', { name: 'Get your free quote' })
  await form.getByLabel('Name').fill('Ada Smith')
  await form.getByLabel('Message').fill('One fridge')
  release()
  await hydrate(page)

  await expect(form.getByLabel('Name')).toHaveValue('Ada Smith')
  await expect(form.getByLabel('Message')).toHaveValue('One fridge')
})
