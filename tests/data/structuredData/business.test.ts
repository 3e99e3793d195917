import { expect, test } from 'vitest'
import { business } from '#data/structuredData/business.ts'

const origin = 'https://www.example.com'

test('no opening hours are told while the record has none', () => {
  expect(business(origin, { openingHours: [] })).not.toHaveProperty('openingHours')
})

test('the record’s opening hours are told as search engines read them', () => {
  const openingHours = [{ shown: 'Monday to Saturday, 8 a.m. to 6 p.m.', code: 'Mo-Sa 08:00-18:00' }]

  expect(business(origin, { openingHours })).toMatchObject({ openingHours: ['Mo-Sa 08:00-18:00'] })
})
