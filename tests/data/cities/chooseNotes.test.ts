import { expect, test } from 'vitest'
import { everyPlace, fitting, general } from '#data/cities/chooseNotes.ts'
import { cities } from '#data/cities/cities.ts'
import type { FitsSetting } from '#data/cities/placeSettings.ts'

type Note = FitsSetting & { title: string }

const slugs = cities.map(({ slug }) => slug)

test('a page’s general notes begin with another one in each town, and none is left out', () => {
  const notes: readonly Note[] = ['a', 'b', 'c'].map((title) => ({ title }))
  const inTown = (slug: string | undefined) => general(notes, { slug: slug ?? '' }).map(({ title }) => title)

  expect(inTown(slugs[0])).toEqual(['a', 'b', 'c'])
  expect(inTown(slugs[1])).toEqual(['b', 'c', 'a'])
  expect(inTown(slugs[3])).toEqual(['a', 'b', 'c'])
  expect(general([], { slug: 'ajax' })).toEqual([])
})

test('notes for one kind of place stand apart from those for every place', () => {
  const notes = [
    { title: 'water', fits: 'lakefront' as const },
    { title: 'all' },
    { title: 'far', fits: 'rural' as const },
  ]

  expect(everyPlace(notes)).toEqual([{ title: 'all' }])
  expect(fitting(notes, { settings: ['rural', 'lakefront', 'highRise'] })).toEqual([notes[2], notes[0]])
})
