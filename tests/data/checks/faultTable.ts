import { basename } from 'node:path'
import { allContent, type Content } from '#data/checks/allContent.ts'

export const content = allContent()

const firstOf = (records: object) => Object.keys(records)[0] ?? ''

/** A record of each kind, whatever the company. */
export const files = {
  city: firstOf(content.cities),
  cityService: firstOf(content.cityServices),
  directService: firstOf(content.directServices),
  authority: firstOf(content.authorities),
}

export const slugOf = (file: string) => basename(file, '.ts')

/** Later than any day that a record names. */
export const today = '9999-12-31'

/** Faults by file, each with the change to the content that causes it. */
export type FaultTable = Record<string, Record<string, Partial<Content>>>

export const casesOf = (faults: FaultTable) =>
  Object.entries(faults).flatMap(([file, changes]) =>
    Object.entries(changes).map(([fault, changed]) => ({ fault: `${file} ${fault}`, changed })),
  )

export const unknown = (name: string, field: string) =>
  `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`
