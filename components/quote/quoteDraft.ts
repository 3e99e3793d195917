import { mapFields, type QuoteRequest } from '#data/quote/quoteFields.ts'
import { sessionValue } from '../session/sessionValue.ts'

export type QuoteDraft = QuoteRequest & {
  /** The text that the message was prefilled with: while the message equals it, the visitor has typed none. */
  prefilled: string
}

export const emptyDraft: QuoteDraft = { ...mapFields(() => ''), prefilled: '' }

const stored = sessionValue('quoteDraft')

export const keepDraft = (draft: QuoteDraft) => stored.write(JSON.stringify(draft))
export const dropDraft = stored.clear

export function readDraft(): QuoteDraft {
  return { ...emptyDraft, ...parseTexts(stored.read()) }
}

/** Prefills the message with what the visitor was looking at; a message the visitor has typed stays. */
export function prefillMessage(draft: QuoteDraft, subject: string | undefined): QuoteDraft {
  const isTyped = draft.message.trim() !== draft.prefilled.trim()
  if (subject === undefined || isTyped) return draft
  const prefilled = `${subject}: `
  return { ...draft, message: prefilled, prefilled }
}

function parseTexts(json: string | null): Partial<QuoteDraft> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const known = Object.entries(value).filter(
      ([name, text]) => name in emptyDraft && typeof text === 'string',
    )
    return Object.fromEntries(known)
  } catch {
    // Written by another program: the same as no draft.
    return {}
  }
}
