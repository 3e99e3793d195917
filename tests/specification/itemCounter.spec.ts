import { expect, test } from '@playwright/test'
import { countButton, estimator, message, slider } from '#tests/support/browser/controls.ts'
import {
  ada,
  expectToast,
  fillForm,
  quoteForm,
  sendButton,
  stored,
} from '#tests/support/browser/quoteForm.ts'
import { expectMarkedDocument, hydrate, visit } from '#tests/support/browser/visit.ts'
import { axeViolations, findOverflow } from '#tests/support/page/pageFaults.ts'
import { announcement, count, expectSize, field, size } from './estimatorParts.ts'

test('counted items show fill, size and price, persist across pages, and prefill the message without overwriting typed text', async ({
  page,
}) => {
  await visit(page, '/')

  await countButton(page).press('Enter')
  await count(page, 'bags', 26)
  await expectSize(page, '6 cubic yards', 2, '$210')
  await estimator(page).getByRole('button', { name: 'Remove one bag' }).press('Space')
  await expectSize(page, '3 cubic yards', 1, '$105')
  await count(page, 'bags', 0)

  await test.step('a load over one truck is announced, with the phone number instead of a price', async () => {
    await count(page, 'fridges', 16)
    await expect(estimator(page).getByText(/^Your items take about 18 cubic yards/)).toBeVisible()
    await expect(estimator(page).getByRole('link', { name: '905.555.0142' })).toHaveCount(2)
    await expect(estimator(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(announcement(page)).toHaveText(
      '16 fridges. 18 cubic yards, 106% of the truck. More than one truck',
    )
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page, { include: ['#pricing'] }), `${width} px`).toEqual([])
      const small = await estimator(page)
        .locator('button, a, label:has(input), input:not([type="radio"])')
        .evaluateAll(
          (controls) =>
            controls
              .map((control) => control.getBoundingClientRect())
              .filter(({ width, height }) => width < 44 || height < 44).length,
        )
      expect(small).toBe(0)
      expect(await page.evaluate(findOverflow)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const beyond = await estimator(page)
      .locator('h3, ul, p, a, button, input')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > 390 - 32).length)
    expect(beyond).toBe(0)
    // A sticky result would cover the list.
    const result = estimator(page).locator('p:not([aria-live])', { hasText: '106% of the truck' }).last()
    await expect(result.locator('..')).toHaveCSS('position', 'static')
    await larger.evaluate((style) => (style as Element).remove())
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(result.locator('..')).toHaveCSS('position', 'static')
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(result.locator('..')).toHaveCSS('position', 'sticky')
    await count(page, 'fridges', 0)
    await expectSize(page, '17 cubic yards', 5, '$525')
    await expect(announcement(page)).toHaveText('0 fridges. Nothing counted yet.')
    await count(page, 'fridges', 16)
    await slider(page).press('End')
    await expectSize(page, '17 cubic yards', 5, '$525')
    await count(page, 'fridges', 0)
  })

  await test.step('another size can be selected, the counts stay, and their required size is shown', async () => {
    await count(page, 'couches', 4)
    await expectSize(page, '9 cubic yards', 3, '$315')
    await expect(estimator(page).getByText('Up to $315', { exact: true })).toBeVisible()
    await expect(announcement(page)).toHaveText(
      /^4 couches\. 8\.8 cubic yards, .+\. Up to \$315: 9 cubic yards/,
    )
    await size(page, '3 cubic yards').check()
    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(
      estimator(page).getByText(
        'Your items take about 8.8 cubic yards. A load that size costs $315 at most.',
      ),
    ).toBeVisible()
    await expect(field(page, 'couches')).toHaveValue('4')
    await estimator(page).getByRole('button', { name: 'Remove one bag' }).press('Enter')
    await expectSize(page, '3 cubic yards', 1, '$105')
    await count(page, 'couches', 0)
  })

  await test.step('the load and its counts are kept while the visitor looks at another page', async () => {
    await count(page, 'fridges', 2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(estimator(page)).toHaveCount(0)
    await page.goBack()
    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(field(page, 'fridges')).toHaveValue('2')
  })

  await test.step('the load prefills the required message and is sent unless it is removed, and another load replaces it', async () => {
    const load = quoteForm(page).getByText('Load: 2 fridges: 2.25 cubic yards')
    const askForQuote = () => estimator(page).getByRole('link', { name: 'Get a quote for this load' }).click()
    await sendButton(page).click()
    await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
    await askForQuote()
    await expect(message(page)).toHaveValue('A load of about 3 cubic yards: ')
    await expect(load).toBeVisible()
    await expect(message(page)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/#contact')
    await expectMarkedDocument(page)
    await size(page, 'Minimum load').check()
    await askForQuote()
    await expect(message(page)).toHaveValue('A minimum load: ')
    await message(page).pressSequentially('by the side door')
    await askForQuote()
    await expect(page.locator('#contact')).toBeFocused()
    await expect(message(page)).toHaveValue('A minimum load: by the side door')
    await quoteForm(page).getByRole('button', { name: 'Remove the load' }).click()
    await expect(load).toHaveCount(0)
    await askForQuote()
    await fillForm(page, { ...ada, message: 'By the side door, with its load' })
    await page.reload()
    await hydrate(page)
    await expect(load).toBeVisible()
    await sendButton(page).click()
    await expectToast(page, 'status', 'Success!', 'Quote request submitted successfully!')
    await expect(load).toHaveCount(0)
    expect(await stored('By the side door, with its load')).toMatchObject([
      { load: '2 fridges: 2.25 cubic yards', access: '' },
    ])
  })
})
