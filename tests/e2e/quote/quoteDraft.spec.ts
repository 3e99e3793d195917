import { expect, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { ada, fillForm, quoteForm, readForm, visitForm } from '#tests/support/browser/quoteForm.ts'

test('text is kept after another page and back, and on the other page with a form', async ({ page }) => {
  const fields = { ...ada, message: 'Half a thought' }
  await visitForm(page)
  await fillForm(page, fields)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await readForm(page)).toEqual(fields)

  await page.goto('/service-areas')
  await hydrate(page)
  expect(await readForm(page)).toEqual(fields)
})

test('text typed before hydration is kept as well', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  let scriptsAreHeld = false
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.{js,json}', async (route) => {
    if (scriptsAreHeld) await released
    await route.continue()
  })
  await page.goto('/#contact')
  scriptsAreHeld = true
  const fields = { ...ada, message: 'Typed early' }
  await fillForm(page, fields)
  release()
  await hydrate(page)
  expect(await readForm(page)).toEqual(fields)

  await page.goto('/service-areas')
  await hydrate(page)

  expect(await readForm(page)).toEqual(fields)
})

test.describe('the page visited before', () => {
  test('prefills the message by way of the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visitForm(page, '/service-areas/whitby')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()

    await expect(quoteForm(page).getByLabel('Message')).toHaveValue(/Whitby: $/)
  })

  test('overwrites nothing that was typed', async ({ page }) => {
    await visitForm(page)
    await quoteForm(page).getByLabel('Message').fill('One piano')
    await visitForm(page, '/services/ajax/hot-tub-removal')

    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

    await expect(page).toHaveURL('/#contact')
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('One piano')
  })

  test('prefills it by the page’s button, and gives way to what they look at next, as long as they add nothing', async ({
    page,
  }) => {
    for (const [path, message] of [
      ['/services/ajax/hot-tub-removal', 'Hot tub removal in Ajax: '],
      ['/services/whitby/piano-removal', 'Piano removal in Whitby: '],
    ] as const) {
      await visitForm(page, path)
      await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
      await expect(quoteForm(page).getByLabel('Message')).toHaveValue(message)
    }
  })

  test('leaves the form of all cities empty, and still begins the message at home', async ({ page }) => {
    await visitForm(page, '/service-areas/whitby')

    await visitForm(page, '/service-areas')
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()

    await expect(page).toHaveURL('/#contact')
    await expect(quoteForm(page).getByLabel('Message')).toHaveValue(/Whitby: $/)
  })

  test('is not put back once it was deleted', async ({ page }) => {
    await visitForm(page, '/services/ajax/hot-tub-removal')
    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
    await quoteForm(page).getByLabel('Message').fill('')

    await page.reload()
    await hydrate(page)

    await expect(quoteForm(page).getByLabel('Message')).toHaveValue('')
  })
})

test('the message is prefilled for a visitor who leaves before hydration', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/services/ajax/hot-tub-removal')
  await page.route('**/*.{js,json}', (route) => route.abort())

  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL('/#contact')
  await page.unroute('**/*.{js,json}')
  await visitForm(page)

  await expect(quoteForm(page).getByLabel('Message')).toHaveValue('Hot tub removal in Ajax: ')
})
