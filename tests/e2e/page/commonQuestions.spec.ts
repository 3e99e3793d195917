import { expect, test } from '@playwright/test'
import { expectUnderHeader } from '#tests/support/browser/scrolling.ts'
import { visit } from '#tests/support/browser/visit.ts'

for (const path of ['/services/ajax/piano-removal', '/services/household-junk']) {
  test(`from ${path} a visitor finds out what can’t go, by way of the common questions`, async ({ page }) => {
    await visit(page, path)
    await page.getByRole('link', { name: /common questions/ }).click()

    await expect(page).toHaveURL('/junk-removal#questions')
    await expectUnderHeader(page, '#questions')
    await expect(page.locator('#questions')).toBeFocused()

    await page.getByRole('button', { name: 'What can’t you take?' }).click()
    await page.getByRole('link', { name: 'See what we can’t take' }).click()

    await expect(page).toHaveURL('/junk-removal#cannot-take')
    await expectUnderHeader(page, '#cannot-take')
  })
}
