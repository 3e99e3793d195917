import { exampleArea, hasPostalCheck, type PostalCodes, postalArea } from '../quote/postalCheck.ts'
import { unknownNames } from './checkFields.ts'

/** Faults, none of an empty list: cities without a record, invalid or repeated postal areas, and an example that is no listed area. */
export const postalFaults = (
  codes: PostalCodes,
  slugs: ReadonlySet<string>,
  example = exampleArea,
): string[] => {
  if (!hasPostalCheck(codes)) return []
  const { cities, mixed } = codes
  const areas = [...Object.values(cities), mixed].flat()
  return [
    ...unknownNames(Object.keys(cities), slugs, 'cities'),
    ...areas
      .filter((area) => postalArea(area) !== area)
      .map((area) => `has the area "${area}": write the first three characters, such as ${example}.`),
    ...areas
      .filter((area, index) => areas.indexOf(area) < index)
      .map((area) => `has the area "${area}" twice. Remove one, or name it in mixed.`),
    ...(areas.includes(example)
      ? []
      : [`has no "${example}", the example of the form. Write another in data/quote/postalCheck.ts.`]),
  ]
}
