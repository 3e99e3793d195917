import { expect, test } from '@playwright/test'
import { provideAxe, provideAxeToAll } from '#tests/support/axe.ts'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { differences, faultsAt, faultsAtWidth, nothingSeen } from '#tests/support/faultsAt.ts'
import { readShownWords } from '#tests/support/shownWords.ts'

test('what is wrong with a page is found', async ({ page }) => {
  await page.goto('/about-us')
  await comeAlive(page)
  await page.keyboard.press('Tab')
  await provideAxe(page)
  await page.addStyleTag({
    content:
      'main a { outline: none !important } main > button { width: 9px; height: 9px; padding: 0 } h1, h6 { color: #ddd !important } main p a { font: inherit !important; color: #222 !important; text-decoration: none !important }',
  })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.querySelector('img')?.removeAttribute('alt')
    main?.insertAdjacentHTML('afterbegin', '<h6 hidden>Pale</h6><h6>Pale</h6>')
    main?.insertAdjacentHTML('beforeend', '<div style="width: 2000px">Too wide</div>')
    main?.insertAdjacentHTML('beforeend', '<button>+</button>'.repeat(2))
    main?.insertAdjacentHTML(
      'beforeend',
      '<button aria-label="Clear ring" style="outline-color: transparent">+</button>',
    )
    main?.insertAdjacentHTML('beforeend', '<button aria-label="Clear" style="opacity: 0">+</button>')
    main?.insertAdjacentHTML('beforeend', '<p>Many more words than <a href="/">a link</a> has</p>')
    main?.insertAdjacentHTML(
      'beforeend',
      '<div style="height: 40px; overflow: auto">Line<br>Line<br>Line<br>Line</div>',
    )
    document.querySelector('header')?.style.setProperty('height', '500px')
  })

  const faults = (await faultsAtWidth(page, 390, nothingSeen())).join('\n')

  for (const fault of [
    /^image-alt at /m,
    /^color-contrast at h1/m,
    /^color-contrast at .*h6/m,
    /^target-size at button/m,
    /^link-in-text-block at /m,
    /^scrollable-region-focusable at /m,
    /^it is 2000 px wide/m,
    /^the picture .* has no words$/m,
    /^focused, A .* has no ring$/m,
    /^focused, BUTTON Clear ring has no ring$/m,
    /^focused, BUTTON Clear has no ring$/m,
    /^focused, A .* (begins behind the header|is behind HEADER|is behind DIV)$/m,
  ])
    expect(faults).toMatch(fault)
})

test('words that are hidden once a page is alive are found', async ({ page }) => {
  await neverIdle(page)
  await provideAxeToAll(page)
  await page.addInitScript(() => {
    addEventListener('pointermove', () => {
      document.querySelector<HTMLElement>('main p')?.style.setProperty('visibility', 'hidden')
    })
  })

  const faults = await faultsAt(page, '/about-us', nothingSeen(), 200)

  expect(faults).toEqual([expect.stringMatching(/^comes alive with other words/)])
})

test('a page without its root is found', async ({ page }) => {
  await page.setContent('<title>Nothing</title><h1>Nothing</h1>')

  const nothing = await page.evaluate(readShownWords, false)

  expect(differences(nothing, nothing)).toEqual(['has no root'])
})
