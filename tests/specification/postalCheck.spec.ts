import { expect, type Page } from '@playwright/test'
import { ada, stored, test } from '#tests/support/browser/quoteForm.ts'
import { hydrate, visit } from '#tests/support/browser/visit.ts'
import { fontsShown, watchErrors } from '#tests/support/page/watch.ts'

test('three characters are enough, without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('postalCodes')) asked.push(request.url())
  })
  const errors = watchErrors(page)
  await visit(page, '/service-areas')
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  const distance = () =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      return top('footer') - top('#contact')
    })
  await expect(field(page)).toBeVisible()
  const before = await distance()
  expect(asked).toEqual([])

  await field(page).pressSequentially('l1')
  await expect(answer(page)).toHaveText('')
  for (const part of ['s', ' 4w2']) {
    await field(page).pressSequentially(part)
    await expect(answer(page)).toHaveText('Yes, we come to you. L1S is in Ajax.')
  }
  for (const { typed, says } of [
    { typed: 'LOB 1M0', says: /^L0B covers more than one town.*905\.555\.0142/ },
    { typed: 'K1A 0B1', says: /^K1A isn’t on our list.*905\.555\.0142/ },
    { typed: '90210', says: 'A postal code starts with a letter, a number and a letter, like L1S.' },
  ]) {
    await field(page).fill(typed)
    await expect(answer(page)).toHaveText(says)
    expect(await distance(), typed).toBe(before)
  }
  await expect(field(page)).toHaveAccessibleDescription(/A postal code starts with a letter/)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await field(page).fill('M1B')
  await expect(answer(page)).toContainText('Scarborough')
  expect(asked).toHaveLength(1)
  expect(errors).toEqual([])
})

test('a failed load shows the phone number, and the code is sent', async ({ page, form }) => {
  const message = page.getByRole('textbox', { name: 'Message' })
  const subject = 'Sofa removal in Ajax'
  const expectFault = async (code: string) => {
    await field(page).fill(code)
    await expect(answer(page)).toHaveText(/couldn’t be loaded.*905\.555\.0142/)
  }
  await page.addInitScript((text) => sessionStorage.setItem('quoteSubject', text), subject)
  await visit(page, '/#contact')
  await expect(message).toHaveValue(`${subject}: `)

  await page.waitForLoadState('networkidle')
  await page.route('**/*.{js,json}', (route) => route.abort())
  await expectFault('L1S')
  await page.unroute('**/*.{js,json}')
  await page.route('**/postalCodes*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('postalCodes'))
  await expectFault('M1B')
  await failed

  await page.unroute('**/postalCodes*')
  await field(page).fill('M1X')

  await expect(answer(page)).toHaveText('Yes, we come to you. M1X is in Scarborough.')

  await field(page).fill('')
  await field(page).pressSequentially('l1s4w2')
  await expect(field(page)).toHaveValue('l1s4w2')
  await page.reload()
  await hydrate(page)
  await expect(field(page)).toHaveValue('L1S 4W2')
  await expect(answer(page)).toHaveText('Yes, we come to you. L1S is in Ajax.')
  await expect(message).toHaveValue(`${subject}: `)

  await form.fill({ ...ada, message: '' })
  await form.send.click()
  await form.expectToast('alert', 'Missing Information', 'Please fill in all required fields.')
  await expect(message).toBeFocused()

  const release = await form.hold()
  await message.fill('One sofa by postal code')
  await form.send.click()
  await expect(message).not.toBeEditable()
  await field(page).pressSequentially('9')
  await expect(field(page)).toHaveValue('L1S 4W2')
  release()
  await form.expectSuccess()
  await expect(field(page)).toHaveValue('')
  expect(await stored('One sofa by postal code')).toMatchObject([
    { postalCode: 'L1S 4W2', access: '', load: '' },
  ])
})

const field = (page: Page) => page.getByLabel('Your postal code')

const answer = (page: Page) => page.locator('#postal-code-answer')
