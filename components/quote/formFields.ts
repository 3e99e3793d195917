import { honeypotField, mapFields, type QuoteRequest } from '#data/quote/quoteFields.ts'

/** The values live in the document, so that what was typed before hydration is kept. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

const readField = (form: HTMLFormElement | null, name: string): string => findField(form, name)?.value ?? ''

export const readFields = (form: HTMLFormElement | null): QuoteRequest =>
  mapFields(({ name }) => readField(form, name))

/** What is sent: the fields, and the honeypot if it was filled in. */
export function readRequest(form: HTMLFormElement | null): QuoteRequest {
  const honeypot = readField(form, honeypotField)
  return { ...readFields(form), ...(honeypot && { [honeypotField]: honeypot }) }
}
