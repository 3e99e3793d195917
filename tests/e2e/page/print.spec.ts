import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, openMenu } from '#tests/support/browser/menu.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

// A Letter sheet's width between its margins.
test.use({ viewport: { width: 720, height: 960 } })

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await page.emulateMedia({ media: 'print' })
}

const visible = (locator: Locator) => locator.filter({ visible: true })

for (const { kind, path } of pageKinds) {
  test(`${kind} prints its text and the phone number, black on white, without controls`, async ({ page }) => {
    await print(page, path)

    await expect(visible(page.getByRole('banner').getByText('905.555.0142'))).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(inColour)).toEqual([])
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByText('Skip to the content')).toBeHidden()
    await expect(visible(page.getByRole('contentinfo').getByRole('list'))).toHaveCount(0)
    await expect(visible(page.locator('form, input, textarea, select'))).toHaveCount(0)
    await expect(visible(page.getByRole('link', { name: /^Get .*Quote/ }))).toHaveCount(0)
    // Not the questions over their answers.
    await expect(visible(page.getByRole('button').and(page.locator(':not(h3 > *)')))).toHaveCount(0)
  })
}

test('the home page prints every price', async ({ page }) => {
  await print(page, '/')

  const words = await page.getByRole('main').innerText()
  for (const price of ['$55', '$105', '$210', '$315', '$420', '$525', '$35 per cubic yard'])
    expect(words).toContain(price)
})

for (const path of ['/services/ajax/hot-tub-removal', '/services/yard-waste', '/service-areas/ajax']) {
  test(`${path} prints from what price on`, async ({ page }) => {
    await print(page, path)

    await expect(visible(page.getByRole('main').getByText('$55')).first()).toBeVisible()
  })
}

test('the home page prints every service of the street, folded up or not', async ({ page }) => {
  await print(page, '/')

  const services = page.getByRole('main').locator('a[href^="/services/pickering/"]')
  await expect(visible(services)).toHaveCount(27)
})

test('a list that folds up prints open', async ({ page }) => {
  await page.goto('/services/ajax/hot-tub-removal')
  await hydrate(page)
  const answers = page.locator('main .MuiAccordionDetails-root')
  await expect(answers.filter({ visible: false })).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print' })

  await expect(answers.filter({ visible: false })).toHaveCount(0)
})

test('the open menu does not print, and the page under it does', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)

  await page.emulateMedia({ media: 'print' })

  await expect(menu(page)).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
})

/** Runs in the page: words that are not black, and grounds that are not white. */
function inColour(): string[] {
  return [...document.querySelectorAll('body *:not(script, style)')].flatMap((element) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPlain =
      color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    return isPlain ? [] : [`${element.tagName} ${color} ${backgroundColor} ${backgroundImage.slice(0, 40)}`]
  })
}
