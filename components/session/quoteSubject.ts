import { useEffect } from 'react'
import { paths } from '#data/paths.ts'
import { createStore, sessionValue } from './createStore.ts'
import { quoteSubjectKey } from './stubContract.ts'

/** Slug of the city that the visitor has chosen, or whose page they have seen: the name of an attribute, too (stubContract.ts). */
export const chosenCity = sessionValue('city')

const subject = sessionValue(quoteSubjectKey)
const load = sessionValue('quoteLoad')
const remembered = createStore('')
let rememberedOn: string = paths.home

/** What the next quote is about. Each is undefined if nothing new was stored. */
export type QuoteSubject = {
  /** "Hot tub removal in Ajax"; empty once the load is removed. */
  subject?: string | undefined
  /** Text of describeLoad; empty for a load without a volume. */
  load?: string | undefined
}

/** Stores the subject of a quote, and from the load estimator also the load. */
export function rememberQuoteSubject(text: string, loadText?: string): void {
  if (loadText !== undefined) load.write(loadText)
  subject.write(text)
  rememberedOn = window.location.pathname
  remembered.write(text)
}

/** Calls the listener when a control on the page of the form stores a subject. @returns stops listening */
export const onQuoteSubject = remembered.subscribe

/**
 * Returns the subject once: a visitor who deletes the subject from the message does not get it back. Of another page only on the home
 * page: the form on /service-areas is for all cities.
 */
export function takeQuoteSubject(): QuoteSubject {
  if (![paths.home, rememberedOn].includes(window.location.pathname)) return {}
  const taken = { subject: subject.read() ?? undefined, load: load.read() ?? undefined }
  subject.clear()
  load.clear()
  return taken
}

/** Stores the subject of a page about one job or one city, and the city, once the page is shown: it prefills the next quote's message. */
export function useQuoteSubject(text: string, city: string | undefined): void {
  useEffect(() => {
    const { pathname } = window.location
    const remember = () => {
      if (window.location.pathname !== pathname) return
      rememberQuoteSubject(text)
      if (city) chosenCity.write(city)
    }
    remember()
    // Back may show this page again without a new render, after a tapped page has stored its own subject.
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [text, city])
}
