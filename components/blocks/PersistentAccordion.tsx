import Accordion, { type AccordionProps } from '@mui/material/Accordion'
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { inPrintOrWithoutScript } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { createStore, useHydrated } from '../session/createStore.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'

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

const Fold = styled('div')(({ theme: { palette, typography, breakpoints } }) => ({
  '&& > .MuiAccordion-root': { border: 0, color: 'inherit' },
  '& > div > div > button': inPrintOrWithoutScript({ display: 'none' }),
  [breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    borderBottom: `1px solid ${palette.divider}`,
    '& > h2, & > h3': {
      gridArea: '1 / 1',
      ...typography.h3,
      // Enlarged text: a long word fits beside an icon and the arrow.
      fontSize: `min(7vw, ${typography.h3.fontSize})`,
      padding: '.75rem 40px .75rem 0',
    },
    // The button lies over the whole heading.
    '& > .MuiAccordion-root, & > div > div': { display: 'contents' },
    '& > div > div > button': { gridArea: '1 / 1', alignSelf: 'stretch', minHeight: 60 },
    '& > div > found-text': { gridRow: 2 },
    '& > div > found-text > * > * > *': { paddingBottom: '1.5rem' },
  },
  [breakpoints.up('md')]: {
    '& > div > div > button': { display: 'none' },
    '& > div > [hidden]': { display: 'block', contentVisibility: 'visible' },
  },
}))

type PhoneFoldProps = {
  /** Unique on its page. */
  title: string
  /** Element of the title. Without one only the button shows the title, and large screens have none. */
  heading?: 'h2' | 'h3'
  /** Shown after the title. */
  extra?: ReactNode
  isOpenAtFirst?: boolean
  sx?: SxProps<Theme>
  children: ReactNode
}

/** A part that a small screen shows folded. On a large screen it is always open, and has no button. */
export function PhoneFold({
  title,
  heading: Heading,
  extra,
  isOpenAtFirst = false,
  sx,
  children,
}: PhoneFoldProps) {
  return (
    <Fold sx={sx}>
      {Heading && (
        <Heading>
          {title} {extra}
        </Heading>
      )}
      <PersistentAccordion name={title} isOpenAtFirst={isOpenAtFirst} slots={{ heading: 'div' }}>
        {Heading ? (
          <Tooltip label={title}>
            <PersistentSummary />
          </Tooltip>
        ) : (
          <PersistentSummary>{title}</PersistentSummary>
        )}
        {children}
      </PersistentAccordion>
    </Fold>
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
