import * as z from 'zod'

/** Parts of the records' schemas. Only the check of the content imports schemas; other modules import their types. */
export const text = z.string().trim().min(1)

export const isoDate = z.iso.date()

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** A list with as many items as the page shows. */
export const exactly = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item).length(count).readonly()

const isUnique = (items: readonly unknown[]) => new Set(items).size === items.length

/** Items of which none may be there twice. @param count how many the page shows, if that is fixed */
export const different = <Item extends z.ZodType>(item: Item, count?: number) =>
  (count === undefined ? z.array(item) : z.array(item).length(count))
    .refine(isUnique, 'Names the same twice')
    .readonly()
