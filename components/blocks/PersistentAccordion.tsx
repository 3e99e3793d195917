import Accordion, { type AccordionProps } from '@mui/material/Accordion'
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../media/Icon.tsx'
import { createStore, useHydrated } from '../session/createStore.ts'

type PersistentAccordionProps = Pick<AccordionProps, 'children' | 'slots'> & {
  /** Name of the accordion, unique on its page. */
  name: string
  isOpenAtFirst: boolean
}

/**
 * An Accordion that stays open or closed while the visitor looks at other pages. A search in the page, or a link to a text, opens the
 * answer that has the words.
 */
export function PersistentAccordion({ name, isOpenAtFirst, ...props }: PersistentAccordionProps) {
  const [isOpen, setOpen] = usePersistentOpen(name, isOpenAtFirst)
  const accordion = useRef<HTMLDivElement>(null)
  const openFound = useEffectEvent(() => {
    if (!isOpen) setOpen(true)
  })
  useEffect(() => {
    const { current } = accordion
    // Found before hydration.
    if (!current?.querySelector('[hidden]')) openFound()
    current?.addEventListener('beforematch', openFound)
    return () => current?.removeEventListener('beforematch', openFound)
  }, [])
  // A custom element: on others React writes hidden as a boolean, and the words would not be found.
  const transition: object = { component: 'found-text', hidden: isOpen ? undefined : 'until-found' }
  return (
    <Accordion
      ref={accordion}
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ transition }}
      {...props}
    />
  )
}

/** The button of the accordion. Without script the accordion is open, and the button says nothing else. */
export function PersistentSummary(props: AccordionSummaryProps) {
  const isHydrated = useHydrated()
  return (
    <AccordionSummary
      expandIcon={<Icon name="expandMore" />}
      {...(!isHydrated && { 'aria-expanded': undefined })}
      {...props}
    />
  )
}

const opened = createStore<Readonly<Record<string, boolean>>>({})

/**
 * Whether a part of the page is open, kept while the visitor looks at other pages: after Back the page has the same height.
 *
 * @param name of the part, unique on its page
 */
export function usePersistentOpen(name: string, isOpenAtFirst = false): [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const key = `${pathname} ${name}`
  const isOpen = opened.useValue()[key] ?? isOpenAtFirst
  return [isOpen, (next) => opened.write({ ...opened.read(), [key]: next })]
}
