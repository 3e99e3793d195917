import AccordionDetails from '@mui/material/AccordionDetails'
import { paths, type SectionId } from '#data/paths.ts'
import type { Question } from '#data/services/serviceSchemas.ts'
import { PersistentAccordion, PersistentSummary } from '../blocks/PersistentAccordion.tsx'
import { SplitBand } from '../blocks/SplitBand.tsx'
import type { SectionGround } from '../layout/Section.tsx'
import { StandaloneLink } from '../navigation/links.tsx'

type QuestionsProps = {
  id?: SectionId
  ground?: SectionGround
  title: string
  questions: readonly Question[]
  /** Label of a link to the common questions, below the list. */
  more?: string
}

/** Questions with folded answers; the first answer is open. */
export function Questions({ id, ground = 'paper', title, questions, more }: QuestionsProps) {
  return (
    <SplitBand id={id} label={title} ground={ground} parts="wideRight">
      <h2>{title}</h2>
      <div>
        {questions.map(({ question, answer, link }, index) => (
          <PersistentAccordion key={question} name={question} isOpenAtFirst={index === 0}>
            <PersistentSummary>{question}</PersistentSummary>
            <AccordionDetails>
              <p>{answer}</p>
              {link && <StandaloneLink href={link.href}>{link.label}</StandaloneLink>}
            </AccordionDetails>
          </PersistentAccordion>
        ))}
        {more && <StandaloneLink href={paths.commonQuestions}>{more}</StandaloneLink>}
      </div>
    </SplitBand>
  )
}

type ServiceQuestionsProps = {
  questions: readonly Question[]
  wording: { questionsTitle: string; commonQuestionsLink: string }
}

/** The questions of a service's page. */
export const ServiceQuestions = ({ questions, wording }: ServiceQuestionsProps) => (
  <Questions title={wording.questionsTitle} questions={questions} more={wording.commonQuestionsLink} />
)
