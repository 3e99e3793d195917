import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { Question } from '#data/services/serviceSubstance.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { Icon } from '../media/Icon.tsx'

/** What people really ask, the first answer open. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <SplitBand ground="paper" parts="wideRight">
      <SplitSection title={title} />
      <div>
        {questions.map(({ question, answer }, index) => (
          <Accordion key={question} defaultExpanded={index === 0}>
            <AccordionSummary expandIcon={<Icon name="expandMore" />}>{question}</AccordionSummary>
            <AccordionDetails>
              <p>{answer}</p>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </SplitBand>
  )
}
