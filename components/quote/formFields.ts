import { honeypotField } from '#data/quote/honeypotField.ts'
import type { QuoteField, QuoteRequest } from '#data/quote/quoteRequest.ts'

export const quoteFields = ['name', 'phone', 'email', 'message'] as const satisfies readonly QuoteField[]

/** The values live in the document, so that what was typed before the page came alive is simply there. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

const readField = (form: HTMLFormElement | null, name: string): string => findField(form, name)?.value ?? ''

export const readFields = (form: HTMLFormElement | null): QuoteRequest => ({
  name: readField(form, 'name'),
  phone: readField(form, 'phone'),
  email: readField(form, 'email'),
  message: readField(form, 'message'),
})

/** What is sent: the fields, and the honeypot when something filled it in. */
export function readRequest(form: HTMLFormElement | null): QuoteRequest {
  const honeypot = readField(form, honeypotField)
  return { ...readFields(form), ...(honeypot && { [honeypotField]: honeypot }) }
}
