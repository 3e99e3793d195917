import { type PostalCodes, postalArea } from '../quote/postalCheck.ts'
import { unknownNames } from './checkFields.ts'

/** Rows that can never answer: cities without a record, and invalid postal areas. */
export const postalFaults = ({ cities, mixed }: PostalCodes, slugs: ReadonlySet<string>): string[] => {
  const areas = [...Object.values(cities), mixed].flat()
  return [
    ...unknownNames(Object.keys(cities), slugs, 'cities'),
    ...areas
      .filter((area) => postalArea(area) !== area)
      .map((area) => `has the area "${area}": write the first three characters, like L1S.`),
    ...areas
      .filter((area, index) => areas.indexOf(area) < index)
      .map((area) => `has the area "${area}" twice. Remove one, or name it in mixed.`),
  ]
}
