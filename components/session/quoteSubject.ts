import { useEffect } from 'react'
import { sessionValue } from './sessionValue.ts'

const key = 'quoteSubject'
const subject = sessionValue(key)

/**
 * For the element that says what the page is about: what the page starts with (renderer/+client.ts) remembers its text, in case
 * the visitor leaves for the form before the page is alive.
 */
export const isQuoteSubject = { 'data-remember-as': key }

/** What a quote would be about, for the form to begin its message with: "Hot tub removal in Ajax". */
export function rememberQuoteSubject(text: string): void {
  subject.write(text)
  for (const tell of listeners) tell()
}

const listeners = new Set<() => void>()

/**
 * For a form that is already there when its subject comes up.
 *
 * @returns stops listening
 */
export function onQuoteSubject(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Gives it once: a visitor who deletes it from the message is not given it again. */
export function takeQuoteSubject(): string | undefined {
  const text = subject.read() ?? undefined
  subject.clear()
  return text
}

/** For a page about one job: whichever way the visitor takes from here to the form, its message begins with the job. */
export function useQuoteSubject(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) rememberQuoteSubject(text)
  }, [text])
}
