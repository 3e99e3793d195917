import { expect, test } from 'vitest'
import {
  generalNotes,
  notesForSettings,
  notesForTwoSettings,
  rotatedGeneralNotes,
} from '#data/cities/chooseNotes.ts'
import { cities } from '#data/cities/cities.ts'
import type { FitsSetting } from '#data/cities/placeSettings.ts'

type Note = FitsSetting & { title: string }

test('general notes start with a different one in each city, and none is left out', () => {
  const notes: Note[] = ['a', 'b', 'c'].map((title) => ({ title }))
  const titlesIn = (place: number) =>
    rotatedGeneralNotes(notes, { slug: cities[place]?.slug ?? '' }).map(({ title }) => title)

  expect([0, 1, 2, 3].map(titlesIn)).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ])
  expect(rotatedGeneralNotes([], { slug: 'ajax' })).toEqual([])
})

test('notes for one kind of place are apart from those for every place', () => {
  const lakefront = { title: 'water', fits: 'lakefront' as const }
  const everywhere = { title: 'all' }
  const rural = { title: 'far', fits: 'rural' as const }
  const notes: Note[] = [lakefront, everywhere, rural]

  expect(generalNotes(notes)).toEqual([everywhere])
  expect(notesForSettings(notes, { settings: ['rural', 'lakefront', 'highRise'] })).toEqual([
    rural,
    lakefront,
  ])
})

test('each part of a page, and the next city, leaves out another kind of place', () => {
  const settings = ['rural', 'lakefront', 'highRise'] as const
  const notes: Note[] = settings.map((fits) => ({ title: fits, fits }))
  const titlesIn = (place: number, part: 'preparation' | 'access' | 'questions') =>
    notesForTwoSettings(notes, { slug: cities[place]?.slug ?? '', settings }, part).map(({ title }) => title)

  expect(titlesIn(0, 'preparation')).toEqual(['lakefront', 'highRise'])
  expect(titlesIn(0, 'access')).toEqual(['rural', 'highRise'])
  expect(titlesIn(0, 'questions')).toEqual(['rural', 'lakefront'])
  expect(titlesIn(1, 'preparation')).toEqual(['rural', 'highRise'])
})
