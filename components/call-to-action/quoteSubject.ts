import { useEffect } from 'react'
import { sessionValue } from './sessionValue.ts'

const subject = sessionValue('quoteSubject')

/** What a quote would be about, for the form to begin its message with: "Hot tub removal in Ajax". */
const rememberQuoteSubject = subject.write

/** Gives it once: a visitor who deletes it from the message is not given it again. */
export function takeQuoteSubject(): string | undefined {
  const text = subject.read() ?? undefined
  subject.clear()
  return text
}

/** For a page about one job: whichever way the visitor takes from here to the form, its message begins with the job. */
export function useQuoteSubject(text: string): void {
  useEffect(() => rememberQuoteSubject(text), [text])
}
