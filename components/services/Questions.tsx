import styled from '@emotion/styled'
import type { Question } from '#data/services/serviceSubstance.ts'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { Icon } from '../media/Icon.tsx'

const List = styled('div')(({ theme: { palette, typography, design } }) => ({
  '& details': { borderTop: `1px solid ${palette.divider}` },
  '& details:last-child': { borderBottom: `1px solid ${palette.divider}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    minHeight: 64,
    padding: '.5rem 0',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& h3': { ...typography.h4, fontFamily: design.fonts.body, fontWeight: 700, letterSpacing: 0 },
  '& svg': { flex: 'none', transition: `transform ${design.move.fast}` },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& p': { padding: '0 2.5rem 1.25rem 0', maxWidth: '44em', color: palette.text.secondary },
}))

/** What people really ask, the first answer open. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <SplitBand ground="paper" parts="wideRight">
      <SplitSection title={title}>{null}</SplitSection>
      <List>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
              <Icon name="expandMore" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </List>
    </SplitBand>
  )
}
