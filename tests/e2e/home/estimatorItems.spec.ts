import { expect, test } from '@playwright/test'
import {
  announcement,
  count,
  countButton,
  estimator,
  expectSize,
  field,
  shownLoads,
  size,
  slider,
} from '#tests/support/browser/estimator.ts'
import { holdScripts } from '#tests/support/browser/holdRequests.ts'
import { followInPlace, visit } from '#tests/support/browser/visit.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findOverflow } from '#tests/support/page/pageFaults.ts'

test('counted things show the fill, the size and the price', async ({ page }) => {
  await visit(page, '/')

  await test.step('by keyboard alone: open, count up, count down, never below nothing', async () => {
    await countButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(countButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(countButton(page)).toBeFocused()
    const bags = field(page, 'bags')
    await expect(bags).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(estimator(page).getByRole('button', { name: 'Remove one bag' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(bags).toHaveValue('0')
    await page.keyboard.press('Tab')
    await page.keyboard.type('26')
    await expectSize(page, '6 cubic yards', 2, '$210')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')

    await expect(bags).toHaveValue('25')
    await expectSize(page, '3 cubic yards', 1, '$105')
    await count(page, 'bags', 0)
  })

  await test.step('one by one', async () => {
    await estimator(page).getByRole('button', { name: 'Add one fridge' }).click()
    await expectSize(page, 'Minimum load', 0, '$55')
    await estimator(page).getByRole('button', { name: 'Add one fridge' }).click()
    await estimator(page).getByRole('button', { name: 'Add one couch' }).click()

    await expectSize(page, '6 cubic yards', 2, '$210')
    await expect(estimator(page).getByText('4.5 cubic yards, 27% of the truck').first()).toBeVisible()
    await expect(announcement(page)).toHaveText(
      '4.5 cubic yards, 27% of the truck. $210: 6 cubic yards, about 5 fridges or 50 bags',
    )
    await count(page, 'couches', 0)
  })

  await test.step('more than a truck is announced, with the phone number instead of a price', async () => {
    await count(page, 'fridges', 16)

    await expect(
      estimator(page).getByText(/^Your items take about 18 cubic yards, and one truck holds 17\./),
    ).toBeVisible()
    await expect(estimator(page).getByRole('link', { name: '905.555.0142' })).toHaveCount(2)
    await expect(estimator(page).getByText('18 cubic yards, 106% of the truck').first()).toBeVisible()
    await expect(estimator(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'More than one truck')
    await expect(shownLoads(page)).toHaveCount(6)
    await expect(announcement(page)).toHaveText('18 cubic yards, 106% of the truck. More than one truck')
    await count(page, 'fridges', 15)
    await expectSize(page, '17 cubic yards', 5, '$525')
    await expect(estimator(page).getByRole('link', { name: '905.555.0142' })).toHaveCount(0)

    // The slider, moved to its end, chooses the full truck.
    await count(page, 'fridges', 16)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'More than one truck')

    await slider(page).press('End')

    await expectSize(page, '17 cubic yards', 5, '$525')
    await count(page, 'fridges', 0)
  })

  await test.step('another size may be chosen: the counts are kept, and the size they need is shown', async () => {
    await count(page, 'couches', 4)
    await expectSize(page, '9 cubic yards', 3, '$315')

    await size(page, '3 cubic yards').check()

    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(
      estimator(page).getByText('Your items take about 8.8 cubic yards. That’s the $315 size.'),
    ).toBeVisible()
    await expect(field(page, 'couches')).toHaveValue('4')
    await count(page, 'couches', 3)
    await expectSize(page, '9 cubic yards', 3, '$315')
    await expect(estimator(page).getByText(/^Your items take/)).toHaveCount(0)

    // Closed and opened again, the list still knows them.
    await countButton(page).click()
    await expect(field(page, 'couches')).toBeHidden()
    await countButton(page).click()
    await expect(field(page, 'couches')).toHaveValue('3')
    await count(page, 'couches', 0)
  })

  await test.step('the load and its counts are kept while the visitor looks at another page', async () => {
    await count(page, 'fridges', 2)
    await expectSize(page, '3 cubic yards', 1, '$105')

    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(estimator(page)).toHaveCount(0)
    await page.goBack()

    await expectSize(page, '3 cubic yards', 1, '$105')
    await expect(announcement(page)).toBeEmpty()
    await countButton(page).click()
    await expect(field(page, 'fridges')).toHaveValue('2')
    await count(page, 'couches', 1)
    await expectSize(page, '6 cubic yards', 2, '$210')
    await count(page, 'couches', 0)
  })

  await test.step('the list is accessible and fits, with a load and with more than a truck', async () => {
    for (const { width, fridges } of [
      { width: 390, fridges: 2 },
      { width: 1440, fridges: 20 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await count(page, 'fridges', fridges)
      expect(await axeViolations(page), `${width} px`).toEqual([])
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
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const beyond = await estimator(page)
      .locator('h3, ul, p, a, button, input')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > 390 - 32).length)
    expect(beyond).toBe(0)
  })
})

test('a second press while the list is on its way opens it, too', async ({ page }) => {
  await visit(page, '/')
  const release = await holdScripts(page)

  await followInPlace(countButton(page))
  await followInPlace(countButton(page))
  release()

  await expect(field(page, 'bags')).toBeVisible()
  await expect(countButton(page)).toHaveAttribute('aria-expanded', 'true')
})

test('a list that cannot be fetched shows an error with the phone number', async ({ page }) => {
  await visit(page, '/')
  await page.route('**/*.{js,json}', (route) => route.abort())
  await countButton(page).click()
  await expect(estimator(page).getByRole('alert')).toHaveText(
    'The list of items didn’t load. Call us at 905.555.0142.',
  )
})
