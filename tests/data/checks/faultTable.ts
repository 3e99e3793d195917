import { allContent, type Content } from '#data/checks/allContent.ts'

export const content = allContent()

/** Later than any day that a record names. */
export const today = '9999-12-31'

/** By file and fault: the change to our content that makes it. */
export type FaultTable = Record<string, Record<string, Partial<Content>>>

export const casesOf = (faults: FaultTable) =>
  Object.entries(faults).flatMap(([file, changes]) =>
    Object.entries(changes).map(([fault, changed]) => ({ fault: `${file} ${fault}`, changed })),
  )

export const unknown = (name: string, field: string) =>
  `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`
