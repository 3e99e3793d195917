import Accordion, { type AccordionProps } from '@mui/material/Accordion'
import { useKeptOpen } from '../session/useKeptOpen.ts'

type KeptAccordionProps = Pick<AccordionProps, 'children' | 'slots'> & {
  /** Name of the accordion, unique on its page. */
  name: string
  isOpenAtFirst: boolean
}

/** An Accordion that is found as it was left when the visitor comes back to its page. */
export function KeptAccordion({ name, isOpenAtFirst, ...props }: KeptAccordionProps) {
  const [isOpen, setOpen] = useKeptOpen(name, isOpenAtFirst)
  return <Accordion expanded={isOpen} onChange={(_event, next) => setOpen(next)} {...props} />
}
