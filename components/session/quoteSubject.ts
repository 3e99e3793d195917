import { useEffect } from 'react'
import { paths } from '#data/paths.ts'
import { createStore } from './createStore.ts'
import { quoteSubjectKey } from './sessionStore.ts'
import { sessionValue } from './sessionValue.ts'

const subject = sessionValue(quoteSubjectKey)
const remembered = createStore('')

/** Stores the subject of a quote: "Hot tub removal in Ajax". */
export function rememberQuoteSubject(text: string): void {
  subject.write(text)
  remembered.write(text)
}

/** Calls the listener when a control on the page of the form stores a subject. @returns stops listening */
export const onQuoteSubject = remembered.subscribe

/**
 * Returns the subject once: a visitor who deletes the subject from the message does not get it back. Only on the home page: the form
 * on /service-areas is for all cities.
 */
export function takeQuoteSubject(): string | undefined {
  if (window.location.pathname !== paths.home) return undefined
  const text = subject.read() ?? undefined
  subject.clear()
  return text
}

/** Stores the subject of a page about one job or one city once the page is shown: it prefills the next quote's message. */
export function useQuoteSubject(text: string): void {
  useEffect(() => {
    const { pathname } = window.location
    const remember = () => {
      if (window.location.pathname === pathname) rememberQuoteSubject(text)
    }
    remember()
    // Back may show this page again without a new render, after a tapped page has stored its own subject.
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [text])
}
