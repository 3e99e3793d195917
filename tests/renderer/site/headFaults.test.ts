import { expect, test } from 'vitest'
import { pageMetadata } from '#data/search/pageMetadata.ts'
import { cutWarning, headFaults } from '#renderer/build/checkSite.ts'

const home = {
  ...pageMetadata('home', { path: '/' }),
  title: 'Junk removal',
  description: 'We carry it out.',
}

test('names pages with the same title or description, and invalid dates', () => {
  const pages = [
    { path: '/a', metadata: { ...home, description: 'One.' } },
    { path: '/b', metadata: { ...home, description: 'Two.' } },
    { path: '/c', metadata: { ...home, title: 'Another', description: 'Two.' } },
  ]

  expect(headFaults(pages)).toEqual([
    `/b and /a have the same title: "${home.title}"`,
    '/c and /b have the same description: "Two."',
  ])
  expect(headFaults([{ path: '/', metadata: { ...home, lastModified: '25.11.2026' } }])).toEqual([
    'The page / has the date "25.11.2026": write it as 2026-11-20.',
  ])
})

test('names pages that give one picture for social networks different titles', () => {
  const named = (path: string, title: string) => {
    const { image } = home
    return { path, metadata: { ...home, title: path, description: path, image: { ...image, title } } }
  }

  expect(headFaults([named('/a', 'One'), named('/b', 'One')])).toEqual([])
  expect(headFaults([named('/a', 'One'), named('/b', 'Two')])).toEqual([
    `/b and /a share the picture ${home.image.path} with different titles, "Two" and "One": write one pictureTitle for both into data/search/templates.ts.`,
  ])
})

test('warns of titles and descriptions that are cut, and names one', () => {
  const cut = { path: '/a', metadata: { ...home, title: 'Junk removal in the longest…' } }

  expect(cutWarning([{ path: '/', metadata: home }])).toBeUndefined()
  expect(cutWarning([{ path: '/', metadata: home }, cut])).toBe(
    'The title or description of 1 page(s) is cut, as on /a: shorten them in data/search/templates.ts.',
  )
})
