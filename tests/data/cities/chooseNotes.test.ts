import { expect, test } from 'vitest'
import { generalNotes, notesForSettings, rotatedGeneralNotes } from '#data/cities/chooseNotes.ts'
import { cities } from '#data/cities/cities.ts'
import type { FitsSetting } from '#data/cities/placeSettings.ts'

type Note = FitsSetting & { title: string }

test('general notes start with a different one in each city, and none is left out', () => {
  const notes: Note[] = ['a', 'b', 'c'].map((title) => ({ title }))

  for (const [place, city] of cities.entries()) {
    const titles = rotatedGeneralNotes(notes, city).map(({ title }) => title)
    expect(titles[0]).toBe(notes[place % 3]?.title)
    expect(titles.toSorted()).toEqual(['a', 'b', 'c'])
  }
  expect(rotatedGeneralNotes([], { slug: 'any' })).toEqual([])
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
