import { expect, test } from 'vitest'
import { pageMetadata } from '#data/metadata/pageMetadata.ts'
import { paths } from '#data/paths.ts'
import { describeHead, type HeadTag, siteOrigin } from '#renderer/documentHead.ts'

const gallery = pageMetadata('gallery', {}, { path: paths.gallery })

const value = (tags: HeadTag[], name: string) => tags.find(({ kind }) => kind[1] === name)?.value[1]

test('no tag stands twice', () => {
  const kinds = describeHead(gallery).map(({ element, kind }) => `${element} ${kind.join('=')}`)

  expect(new Set(kinds).size).toBe(kinds.length)
})

test('URLs are absolute, on the public origin', () => {
  const tags = describeHead(gallery)

  expect(value(tags, 'canonical')).toBe(`${siteOrigin}/before-after-gallery`)
  expect(value(tags, 'og:url')).toBe(`${siteOrigin}/before-after-gallery`)
  expect(value(tags, 'og:image')).toBe(siteOrigin + gallery.image.path)
})

test('what social networks show is what search engines show', () => {
  const tags = describeHead(gallery)

  expect(value(tags, 'og:title')).toBe(gallery.title)
  expect(value(tags, 'twitter:title')).toBe(gallery.title)
  expect(value(tags, 'og:description')).toBe(value(tags, 'description'))
  expect(value(tags, 'og:image:alt')).toBe(gallery.image.alt)
})

test('Open Graph is written as property, Twitter and the rest as name', () => {
  for (const { element, kind } of describeHead(gallery)) {
    if (element === 'meta') expect(kind[0], kind[1]).toBe(kind[1].startsWith('og:') ? 'property' : 'name')
  }
})

test('the not-found page has no URL of its own', () => {
  const tags = describeHead(pageMetadata('notFound', {}))

  expect(value(tags, 'canonical')).toBeUndefined()
  expect(value(tags, 'og:url')).toBeUndefined()
  expect(value(tags, 'robots')).toBe('noindex')
})
