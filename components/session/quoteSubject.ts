import { use, useEffect } from 'react'
import { paths } from '#data/paths.ts'
import { RenderedAheadContext } from './renderedAhead.ts'
import { sessionValue } from './sessionValue.ts'

const key = 'quoteSubject'
const subject = sessionValue(key)
const listeners = new Set<() => void>()

/**
 * Props for the element that names what the page is about. renderer/stub/rememberSubject.ts stores its text, in case the visitor
 * leaves for the form before the page is hydrated.
 */
export const isQuoteSubject = { 'data-remember-as': key }

/** Stores what a quote would be about: "Hot tub removal in Ajax". */
export function rememberQuoteSubject(text: string): void {
  subject.write(text)
  for (const listener of listeners) listener()
}

/**
 * For a form on the same page as the control that stores the subject.
 *
 * @returns stops listening
 */
export function onQuoteSubject(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns the subject once: a visitor who deletes it from the message does not get it back. Only at home: the form on
 * /service-areas is for all cities.
 */
export function takeQuoteSubject(): string | undefined {
  if (window.location.pathname !== paths.home) return undefined
  const text = subject.read() ?? undefined
  subject.clear()
  return text
}

/** For a page about one job or one city: once it is shown, the message of a quote that follows is prefilled with the text. */
export function useQuoteSubject(text: string): void {
  const isAhead = use(RenderedAheadContext)
  useEffect(() => {
    if (isAhead) return
    const { pathname } = window.location
    const remember = () => {
      if (window.location.pathname === pathname) rememberQuoteSubject(text)
    }
    remember()
    // Back to this page, when a tapped one was shown in its place for a moment.
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [text, isAhead])
}
