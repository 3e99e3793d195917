import { describe, expect, test } from 'vitest'
import type { Authority } from '#data/collection/authorityRecord.ts'
import { type Material, materials } from '#data/collection/materials.ts'
import { authorities, authorityNamed, collectionIn } from '#tests/support/townCollections.ts'

const everything = Object.keys(materials) as Material[]
const building = ['lumber', 'drywall', 'doors', 'cabinetry'] as const
const moreBuilding = ['flooring', 'tile', 'fixtures', 'concrete', 'brick', 'pavers'] as const
const large = ['furniture', 'mattress', 'largeItems'] as const

type Answers = Record<'curb' | 'booked' | 'depot' | 'notTaken', readonly Material[]>

describe('each material alone, in each authority', () => {
  const durham: Answers = { curb: ['recyclables'], booked: [], depot: [], notTaken: [...building, 'carpet'] }

  test.each<[name: string, shown: Answers, onceConfirmed: Partial<Answers>]>([
    [
      'cityOfToronto',
      { curb: ['furniture', 'carpet'], booked: [], depot: [], notTaken: [...building, ...moreBuilding] },
      { depot: ['mattress'] },
    ],
    ['durhamWest', durham, { curb: [...large, 'garbage', 'recyclables'] }],
    ['clarington', durham, { booked: large, curb: ['garbage', 'recyclables'] }],
    ['cityOfOshawa', durham, { booked: large }],
    [
      'townOfWhitby',
      { ...durham, notTaken: [] },
      { booked: large, notTaken: [...building, ...moreBuilding] },
    ],
  ])('%s', (name, shown, onceConfirmed) => {
    expect(answersIn(authorityNamed(name))).toEqual(inOrder(shown))
    expect(answersIn(authorityNamed(name, true))).toEqual(inOrder({ ...shown, ...onceConfirmed }))
  })

  test('no authority is left out', () => {
    expect(Object.keys(authorities)).toHaveLength(5)
  })

  /** Read from the advice, which is what a visitor goes by. */
  function answersIn(authority: Authority): Answers {
    const adviceOn = (material: Material) => collectionIn(authority, [material]).advice
    const advisedTo = (words: RegExp) => everything.filter((material) => words.test(adviceOn(material)))
    return {
      curb: advisedTo(/the curb is the cheapest answer/),
      booked: advisedTo(/book a pickup with/),
      depot: advisedTo(/a drive to the site named above/),
      notTaken: advisedTo(/don’t count on the curb/),
    }
  }

  const inOrder = (answers: Answers) =>
    Object.fromEntries(
      Object.entries(answers).map(([answer, list]) => [
        answer,
        everything.filter((material) => list.includes(material)),
      ]),
    )
})
