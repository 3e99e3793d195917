import { expect, test } from 'vitest'
import type { Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { exampleArea } from '#data/quote/postalCheck.ts'
import { casesOf, content, type FaultTable, files, slugOf, today, unknown } from './faultTable.ts'

const small = { label: 'Small', price: 100, holds: 1 }

const faults: FaultTable = {
  '/data/company/site.ts': {
    'has an empty brand: pages say it in the middle of sentences.': withCompany({ brand: ' ' }),
    'has no paymentMethods: name one at least.': withCompany({ paymentMethods: [] }),
    'has phoneDotted "709.555.0199", and phone is "+17095550142". Write one number in both.': withCompany({
      phone: '+17095550142',
      phoneDotted: '709.555.0199',
      phoneBracketed: '(709) 555-0142',
    }),
    ...Object.fromEntries(
      ['+17095550142;ext=12', '7095550142'].map((phone) => [
        `has the phone "${phone}": write + and the digits alone, such as +19055550142, without an extension.`,
        withCompany({ phone, phoneDotted: phone, phoneBracketed: phone }),
      ]),
    ),
    'has the email "hello": write one address, such as hello@example.com.': withCompany({ email: 'hello' }),
    'has the timeZone "America/Ajax": write an IANA name, such as America/Toronto.': withCompany({
      timeZone: 'America/Ajax',
    }),
    'has the openingHours "Mon-Fri 8-5": write them like Mo-Sa 08:00-18:00.': withCompany({
      openingHours: [{ code: 'Mo-Sa 08:00-18:00' }, { code: 'Tu,Th 08:00-12:00' }, { code: 'Mon-Fri 8-5' }],
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
  '/data/pricing/pricing.ts': {
    'has the ratePerCubicYard -35: write dollars above 0.': withPrices({ ratePerCubicYard: -35 }),
    'has the minimumFee NaN: write dollars above 0.': withPrices({ minimumFee: Number.NaN }),
    ...Object.fromEntries(
      [0, 100].map((curbsideDiscount) => [
        `has the curbsideDiscount ${curbsideDiscount}: write per cent, above 0 and below 100.`,
        withPrices({ curbsideDiscount }),
      ]),
    ),
    'has "Large" for $90 after "Small" for $100: order the loads by size, none cheaper than the one before.':
      withPrices({ pricingTiers: [small, { label: 'Large', price: 90, holds: 2 }] }),
    'has "Same" for $110 after "Small" for $100: order the loads by size, none cheaper than the one before.':
      withPrices({ pricingTiers: [small, { label: 'Same', price: 110, holds: 1 }] }),
  },
  '/data/quote/postalCodes.json': {
    [unknown('ajacks', 'cities')]: withAreas({ ajacks: [exampleArea] }),
    [`has the area "l1s": write the first three characters, such as ${exampleArea}.`]: withAreas({
      [slugOf(files.city)]: [exampleArea, 'l1s'],
    }),
    [`has the area "${exampleArea}" twice. Remove one, or name it in mixed.`]: withAreas({
      [slugOf(files.city)]: [exampleArea, exampleArea],
    }),
    [`has no "${exampleArea}", the example of the form. Write another in data/quote/postalCheck.ts.`]:
      withAreas({ [slugOf(files.city)]: [] }),
  },
}

test.each(casesOf(faults))('a fault says what to do: $fault', ({ fault, changed }) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([fault])
})

test('a larger load may cost as much as a smaller one, where the minimum fee is high', () => {
  const prices = withPrices({ pricingTiers: [small, { label: 'Large', price: 100, holds: 2 }] })

  expect(contentFaults({ ...content, ...prices }, today)).toEqual([])
})

test.each([
  ['+19055550142', '905.555.0142'],
  ['+19055550142', '1 (905) 555-0142'],
  ['+61298765432', '02 9876 5432'],
  ['+6491234567', '09 123 4567'],
  ['+33123456789', '01 23 45 67 89'],
  ['+353123456789', '(01) 234 56789'],
  ['+35312345678', '(01) 234 5678'],
  ['+442079460958', '020 7946 0958'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+442079460958', '+44 (0)20 7946 0958'],
])('the phone %s may be shown as %s', (phone, shown) => {
  const changed = withCompany({ phone, phoneDotted: shown, phoneBracketed: shown })

  expect(contentFaults({ ...content, ...changed }, today)).toEqual([])
})

test.each([
  ['+61298765432', '02 9876 5433'],
  ['+442079460958', '0121 946 0958'],
  ['+19055550142', '55-0142'],
  ['+19055550142', ''],
])('the phone %s may not be shown as "%s"', (phone, shown) => {
  const changed = withCompany({ phone, phoneDotted: shown, phoneBracketed: shown })

  expect(contentFaults({ ...content, ...changed }, today)).toHaveLength(2)
})

test.each([
  ['http://localhost:3000', 1],
  ['https://haul.example', 23],
])('the origin %s and the hour %d are fine', (origin, sameDayHour) => {
  expect(contentFaults({ ...content, ...withCompany({ origin, sameDayHour }) }, today)).toEqual([])
})

test('postal codes may be left out', () => {
  expect(contentFaults({ ...content, ...withAreas({}) }, today)).toEqual([])
})

function withAreas(cities: Content['postalCodes']['cities']): Pick<Content, 'postalCodes'> {
  return { postalCodes: { cities, mixed: [] } }
}

function withPrices(changes: Partial<Content['prices']>): Pick<Content, 'prices'> {
  return { prices: { ...content.prices, ...changes } }
}

function withCompany(changes: Partial<Content['company']>): Pick<Content, 'company'> {
  return { company: { ...content.company, ...changes } }
}
