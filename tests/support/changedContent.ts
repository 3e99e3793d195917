import { expect } from 'vitest'
import { allContent, type Content } from '#data/checks/allContent.ts'

/** Records that the tests of the content's checks change, one of each kind. */
export const ajax = '/data/cities/records/ajax.ts'
export const hotTub = '/data/services/city/records/hot-tub-removal.ts'
export const yardWaste = '/data/services/direct/records/yard-waste.ts'
export const toronto = '/data/collection/records/cityOfToronto.ts'

/** Later than any day that a record names. */
export const today = '9999-12-31'

export function expectNamed(faults: string[], file: string, what: string): void {
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.includes(file))).toEqual([])
  expect(faults.join('\n')).toContain(what)
}

export function withCity(content: Content, changes: Partial<Content['cities'][string]>): Content {
  return {
    ...content,
    cities: { ...content.cities, [ajax]: { ...record(content.cities, ajax), ...changes } },
  }
}

export function withCityService(changes: Partial<Content['cityServices'][string]>): Content {
  const content = allContent()
  const changed = { ...record(content.cityServices, hotTub), ...changes }
  return { ...content, cityServices: { ...content.cityServices, [hotTub]: changed } }
}

export function withDirectService(changes: Partial<Content['directServices'][string]>): Content {
  const content = allContent()
  const changed = { ...record(content.directServices, yardWaste), ...changes }
  return { ...content, directServices: { ...content.directServices, [yardWaste]: changed } }
}

export type Rule = Content['authorities'][string]['rules'][number]

/** The first rule of the City of Toronto's changed. */
export function withRule(changes: Partial<Rule>): Content {
  const content = allContent()
  const authority = record(content.authorities, toronto)
  const rules = authority.rules.map((rule, index) => (index === 0 ? { ...rule, ...changes } : rule))
  return { ...content, authorities: { ...content.authorities, [toronto]: { ...authority, rules } } }
}

export function withExtraPages(rows: readonly { path: string }[]): Content {
  const content = allContent()
  return { ...content, pages: { ...content.pages, '/data/pages/extraPages.ts': rows } }
}

export function record<Item>(records: Record<string, Item>, file: string): Item {
  const found = records[file]
  if (!found) throw new Error(`There is no ${file}.`)
  return found
}
