import Accordion, { type AccordionProps } from '@mui/material/Accordion'
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary'
import { Icon } from '../media/Icon.tsx'
import { useHydrated } from '../session/useHydrated.ts'
import { useKeptOpen } from '../session/useKeptOpen.ts'

type KeptAccordionProps = Pick<AccordionProps, 'children' | 'slots'> & {
  /** Name of the accordion, unique on its page. */
  name: string
  isOpenAtFirst: boolean
}

/** An Accordion that stays open or closed while the visitor looks at other pages. */
export function KeptAccordion({ name, isOpenAtFirst, ...props }: KeptAccordionProps) {
  const [isOpen, setOpen] = useKeptOpen(name, isOpenAtFirst)
  return <Accordion expanded={isOpen} onChange={(_event, next) => setOpen(next)} {...props} />
}

/** The button of the accordion. Without script the accordion is open, and the button says nothing else. */
export function KeptSummary(props: AccordionSummaryProps) {
  const isHydrated = useHydrated()
  return (
    <AccordionSummary
      expandIcon={<Icon name="expandMore" />}
      {...(!isHydrated && { 'aria-expanded': undefined })}
      {...props}
    />
  )
}
