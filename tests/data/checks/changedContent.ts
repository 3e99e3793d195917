import { expect, test } from 'vitest'
import { contentFaults } from '#data/checks/checkContent.ts'
import { allContent, type Content } from '#data/checks/content.ts'
import { required } from '#tests/support/required.ts'

export const content = allContent()
/** Later than any day that a record names. */
export const today = '9999-12-31'

export const firstOf = <Item>(records: Record<string, Item>): [file: string, record: Item] =>
  required(Object.entries(records)[0])

/** Our content with one change; the value may be of another type than the schema's. */
export type Changed = { [Kind in keyof Content]?: unknown }

export const faultsOf = (changed: Changed, day = today) =>
  contentFaults({ ...content, ...changed } as Content, day)

/** A test for each row: the change causes this one fault, which names the file. */
export function testFaults<Change>(
  file: string,
  change: (given: Change) => Changed,
  rows: readonly (readonly [fault: string, given: Change])[],
): void {
  test.each(rows)(`a fault of ${file} is named: %s`, (fault, given) => {
    expect(faultsOf(change(given))).toEqual([`${file} ${fault}`])
  })
}

/** A test for each row: the change is right. */
export function testRight(rows: readonly (readonly [what: string, changed: Changed])[]): void {
  test.each(rows)('no fault: %s', (_what, changed) => {
    expect(faultsOf(changed)).toEqual([])
  })
}

export const noRecord = (name: string, field: string) =>
  `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`

export const asIs = (changed: Changed): Changed => changed
