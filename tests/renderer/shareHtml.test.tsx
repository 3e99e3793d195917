import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { madeOnce, SharedHtmlContext } from '#components/layout/madeOnce.tsx'
import { shareHtml } from '#renderer/shareHtml.tsx'
import { createStyleCache } from '#renderer/styleCache.ts'

const Red = styled('p')({ color: 'red' })
const Blue = styled('p')({ color: 'blue' })
const Green = styled('p')({ color: 'green' })

test('a part is rendered for the first page, and stands in all as if each had rendered it', () => {
  const { Part, render } = createPart(() => <Blue>We lift.</Blue>)
  const page = (town: string) => (
    <>
      <Red>{town}</Red>
      <Part />
      <Green>{town}</Green>
    </>
  )

  const shared = [htmlOf(page('Ajax')), htmlOf(page('Whitby'))]

  expect(render).toHaveBeenCalledTimes(1)
  expect(shared).toEqual([wholeHtmlOf(page('Ajax')), wholeHtmlOf(page('Whitby'))])
})

test('the styles a part needs come where they would, though another page had some of them before it', () => {
  const { Part } = createPart(() => (
    <>
      <Red>Heavy</Red>
      <Blue>Light</Blue>
    </>
  ))
  const redFirst = (
    <>
      <Red>Before</Red>
      <Part />
    </>
  )
  const greenFirst = (
    <>
      <Green>Before</Green>
      <Part />
      <Red>After</Red>
    </>
  )

  htmlOf(redFirst)

  expect(htmlOf(greenFirst)).toEqual(wholeHtmlOf(greenFirst))
})

test('a part that shows something else is another part', () => {
  const { Part, render } = createPart(({ load }: { load: { price: number } }) => <Blue>{load.price}</Blue>)

  const bodies = [55, 350, 55].map((price) => htmlOf(<Part load={{ price }} />).body)

  expect(render).toHaveBeenCalledTimes(2)
  expect(bodies[2]).toBe(bodies[0])
  expect(bodies[1]).toContain('350')
})

test('what a part shows beside what it is given tells it from others, too', () => {
  let current = 'home'
  const Items = vi.fn(() => <Blue>{current}</Blue>)
  const Menu = madeOnce(Items, () => current)

  const home = htmlOf(<Menu />)
  current = 'gallery'

  expect(htmlOf(<Menu />).body).toContain('gallery')
  current = 'home'
  expect(htmlOf(<Menu />)).toEqual(home)
  expect(Items).toHaveBeenCalledTimes(2)
})

test('parts stand beside each other, in each other and between words', () => {
  const { Part: Inner } = createPart(({ text }: { text: string }) => <Blue>{text}</Blue>)
  const { Part: Outer } = createPart(({ text }: { text: string }) => (
    <section>
      <Inner text={text} />
      <Inner text="both" />
    </section>
  ))
  const page = (
    <div>
      Before
      <Inner text="both" />
      <Inner text="one" />
      <Outer text="one" />
      <Outer text="two" />
      after
    </div>
  )

  const shared = [htmlOf(page), htmlOf(page)]

  expect(shared).toEqual([wholeHtmlOf(page), wholeHtmlOf(page)])
})

test('without a place for shared HTML a part is what it is', () => {
  const { Part, render } = createPart(() => <Blue>We lift.</Blue>)

  wholeHtmlOf(<Part />)
  wholeHtmlOf(<Part />)

  expect(render).toHaveBeenCalledTimes(2)
})

function createPart<Props extends { [field: string]: string | { price: number } }>(
  part: (props: Props) => ReactNode,
) {
  const render = vi.fn(part)
  return { Part: madeOnce(render), render }
}

/** A page's body and the styles it needs, as the build makes them. */
function htmlOf(page: ReactNode, whole = false) {
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  const { place, fill } = shareHtml(styleCache)
  const rendered = renderToString(
    <CacheProvider value={styleCache}>
      <SharedHtmlContext value={whole ? undefined : place}>{page}</SharedHtmlContext>
    </CacheProvider>,
  )
  const body = whole ? rendered : fill(rendered)
  return { body, styles: extractCriticalToChunks(body).styles }
}

const wholeHtmlOf = (page: ReactNode) => htmlOf(page, true)
