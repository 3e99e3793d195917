import { expect, test } from 'vitest'
import type { Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { casesOf, content, type FaultTable, files, slugOf, today, unknown } from './faultTable.ts'

const faults: FaultTable = {
  '/data/company/site.ts': {
    'has phoneDotted "709.555.0199", and phone is "+17095550142". Write one number in both.': withCompany({
      phone: '+17095550142',
      phoneDotted: '709.555.0199',
      phoneBracketed: '(709) 555-0142',
    }),
    ...Object.fromEntries(
      ['xhttps://haul.example', 'https://haul.example/', 'https://haul.example/home', 'haul.example', ''].map(
        (origin) => [
          `has the origin "${origin}": write it as https://www.example.com, without a slash at its end.`,
          withCompany({ origin }),
        ],
      ),
    ),
    ...Object.fromEntries(
      [9.5, 0, 24].map((sameDayHour) => [
        `has the sameDayHour ${sameDayHour}: write a whole hour from 1 to 23.`,
        withCompany({ sameDayHour }),
      ]),
    ),
  },
  '/data/quote/postalCodes.json': {
    [unknown('ajacks', 'cities')]: { postalCodes: { cities: { ajacks: ['L1S'] }, mixed: [] } },
    'has the area "l1s": write the first three characters, like L1S.': {
      postalCodes: { cities: { [slugOf(files.city)]: ['l1s'] }, mixed: [] },
    },
    'has the area "L1S" twice. Remove one, or name it in mixed.': {
      postalCodes: { cities: { [slugOf(files.city)]: ['L1S', 'L1S'] }, mixed: [] },
    },
  },
}

test.each(casesOf(faults))('a fault says what to do: $fault', ({ fault, changed }) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([fault])
})

test.each([
  ['http://localhost:3000', 1],
  ['https://haul.example', 23],
])('the origin %s and the hour %d are fine', (origin, sameDayHour) => {
  expect(contentFaults({ ...content, ...withCompany({ origin, sameDayHour }) }, today)).toEqual([])
})

function withCompany(changes: Partial<Content['company']>): Pick<Content, 'company'> {
  return { company: { ...content.company, ...changes } }
}
