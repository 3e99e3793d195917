import * as z from 'zod'

/**
 * Parts of the records' schemas. Only the check of the content imports schemas; other modules import their types. In a message,
 * {field} is the path of the field, such as loads[1].tier.
 */
export const text = z
  .string()
  .check(rule((value) => value.trim() === '' && 'has an empty {field}. Write it.'))

/** A text in a certain form. */
export const textLike = (isValid: (value: string) => boolean, advice: string) =>
  z.string().check(rule((value) => !isValid(value) && `has the {field} "${value}": ${advice}`))

export const isoDate = z.iso.date({
  error: ({ input }) => `has the date "${input}" in {field}: write it as 2026-11-20.`,
})

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** A list of different names, as many as the page shows. */
export const names = (count?: number) =>
  z
    .array(text)
    .check(rule((list) => count !== undefined && wrongCount(list, count)))
    .check(
      rule((list) => {
        const repeated = list.find((name, index) => list.indexOf(name) < index)
        return repeated !== undefined && `has "${repeated}" twice in {field}. Change one.`
      }),
    )
    .readonly()

/** A list with as many items as the page shows. */
export const exactly = <Item extends z.ZodType>(count: number, item: Item) =>
  z
    .array(item)
    .check(rule((items: readonly unknown[]) => wrongCount(items, count)))
    .readonly()

/** The name of an entry of `known`. */
export const nameIn = <Name extends string>(known: Readonly<Record<Name, unknown>>) =>
  z.custom<Name>((name) => typeof name === 'string' && Object.hasOwn(known, name), {
    error: ({ input }) =>
      `names "${input}" in {field}, and there is no such record. Add it, or correct the name.`,
  })

/** A check with the message of its fault; false for a value without one. */
export function rule<Value>(faultOf: (value: Value) => string | false) {
  return ({ value, issues }: z.core.ParsePayload<Value>) => {
    const message = faultOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }
}

const wrongCount = (list: readonly unknown[], wanted: number) =>
  list.length !== wanted && `has ${list.length} {field}; the page shows ${wanted}.`
