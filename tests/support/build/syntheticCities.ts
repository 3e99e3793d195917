import { readdirSync } from 'node:fs'
import { placeSettings } from '#data/places/citySchema.ts'
import { slugOf } from '#data/records.ts'
import { required } from '../content/required.ts'

const triples = placeSettings.flatMap((first, one) =>
  placeSettings
    .slice(one + 1)
    .flatMap((second, two) => placeSettings.slice(one + two + 2).map((third) => [first, second, third])),
)

/** Any collection authority of the company. */
const authority = slugOf(required(readdirSync('data/places/authorities/records').sort()[0]))

/** Records of synthetic cities, by slug. Texts that must differ between cities contain the city's number. */
export function syntheticCities(count: number, firstOrder: number): Map<string, string> {
  const orders = Array.from({ length: count }, (_, index) => firstOrder + index)
  const settingsOf = (order: number) => triples[order % triples.length] ?? []
  return new Map(orders.map((order) => [`town-${order}`, cityRecord(order, settingsOf(order))]))
}

function cityRecord(order: number, settings: readonly string[]): string {
  const record = {
    name: `Town ${order}`,
    // Sorts the city after the company's own.
    order: 100 + order,
    description: `Stop number ${order} on a long road.`,
    highlights: ['First', 'Second', 'Third'].map((place) => `${place} of ${order}`),
    lead: `From {minimum} in town ${order}, and same-day when booked before {sameDayUntil}.`,
    neighbourhoods: Array.from({ length: 8 }, (_, index) => `Quarter ${order}-${index + 1}`),
    // With fewer texts of its own, a city's pages would fail the doorway score.
    neighbourhoodsLead: Array.from({ length: 170 }, (_, index) => `Lane ${order}-${index + 1}`).join(', '),
    authority,
    depots: [],
    settings,
    closing: `What is going in town ${order}?`,
  }
  return `export const record = ${JSON.stringify(record)}\n`
}
