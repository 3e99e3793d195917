import { expect, test } from 'vitest'
import {
  generalNotes,
  notesForSettings,
  notesForTwoSettings,
  oneGeneralNote,
} from '#data/places/chooseNotes.ts'
import { cities } from '#data/places/cities.ts'
import type { FitsSetting } from '#data/places/citySchema.ts'

type Note = FitsSetting & { title: string }

test('each next city has a different one of the general notes', () => {
  const notes: Note[] = ['a', 'b', 'c'].map((title) => ({ title }))

  for (const [place, city] of cities.entries())
    expect(oneGeneralNote(notes, city)).toEqual([notes[place % 3]])
  expect(oneGeneralNote([], { slug: 'any' })).toEqual([])
})

test('each part of a page omits a different setting of the city, and so does each next city', () => {
  const settings = ['rural', 'lakefront', 'highRise'] as const
  const notes: Note[] = settings.map((fits) => ({ title: fits, fits }))

  for (const [place, { slug }] of cities.entries())
    for (const [index, part] of (['preparation', 'access', 'questions'] as const).entries()) {
      const titles = notesForTwoSettings(notes, { slug, settings: [...settings] }, part).map(
        ({ title }) => title,
      )
      expect(titles).toEqual(settings.filter((setting) => setting !== settings[(place + index) % 3]))
    }
})

test('notes for one setting are separated from general notes', () => {
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
