import type { QuoteField } from '#data/quote/quoteRequest.ts'
import { sessionValue } from '../session/sessionValue.ts'

export type QuoteDraft = Record<QuoteField, string> & {
  /** What we began the message with: while it says nothing else, it is not the visitor's. */
  begun: string
}

export const emptyDraft: QuoteDraft = { name: '', phone: '', email: '', message: '', begun: '' }

const stored = sessionValue('quoteDraft')

export const keepDraft = (draft: QuoteDraft) => stored.write(JSON.stringify(draft))
export const dropDraft = stored.clear

export function readDraft(): QuoteDraft {
  return { ...emptyDraft, ...parseTexts(stored.read()) }
}

/** The message begun with what the visitor was looking at; one that says anything of theirs stays as it is. */
export function beginMessage(draft: QuoteDraft, subject: string | undefined): QuoteDraft {
  const isTyped = draft.message.trim() !== draft.begun.trim()
  if (subject === undefined || isTyped) return draft
  const begun = `${subject}: `
  return { ...draft, message: begun, begun }
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
    // Somebody else wrote there: as good as nothing.
    return {}
  }
}
