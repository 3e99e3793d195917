import { expect, test } from '@playwright/test'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/** On a slow network a page is painted in parts, at any place in its HTML. */
const parts = 12

for (const width of [390, 1440]) {
  test(`the received part of every kind of page keeps its place while the rest arrives, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const { kind, path } of pageKinds)
      await test.step(kind, async () => {
        const html = await (await request.get(path)).text()
        const body = html.indexOf('<body')
        const main = html.indexOf('<main')
        const cuts = [
          ...spread(body, main, parts),
          // The content of the first screens ends before this limit.
          ...spread(main, Math.min(html.indexOf('</main>'), main + 20_000), 2 * parts),
        ]
        const steps = cuts.map((cut) => html.lastIndexOf('<', cut))

        await page.goto('about:blank')
        const arrived = await page.evaluate(readArriving, [html, steps] as const)

        expect(arrived).toHaveLength(steps.length + 1)
        const whole = arrived.at(-1) ?? []
        expect(whole.filter(Boolean).length).toBeGreaterThan(8)
        for (const [index, step] of steps.entries()) {
          const moved = arrived[index]
            // The last elements may have arrived only in part.
            ?.slice(0, -3)
            // Until the header is complete, its elements may be hidden.
            .filter((place, index) => (place || step > main) && whole[index] !== place)
          expect(moved, `after ${step} of ${html.length} characters`).toEqual([])
        }
      })
  })
}

/** This number of positions between two others. */
function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * (index + 1)) / count))
}

/**
 * Runs in the page: passes the HTML to the parser in parts.
 *
 * @returns the positions of the elements on the first screen in document order, after each part and at the end; empty for an
 *   element that is not visible
 */
function readArriving([html, steps]: readonly [html: string, steps: readonly number[]]): string[][] {
  document.open()
  const arrived = [...steps, html.length].map((end, index) => {
    document.write(html.slice(steps[index - 1] ?? 0, end))
    return readPlaces()
  })
  document.close()
  return arrived

  function readPlaces(): string[] {
    const texts = document.querySelectorAll<HTMLElement>(
      'body :is(a, h1, h2, h3, p, li, button, img, label, dt, dd)',
    )
    return [...texts].map((element) => {
      const { left, top } = element.getBoundingClientRect()
      const isSeen = top < innerHeight && element.checkVisibility({ visibilityProperty: true })
      return isSeen
        ? `${element.tagName} ${element.className} at ${Math.round(left)}, ${Math.round(top)}`
        : ''
    })
  }
}
