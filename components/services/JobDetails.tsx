import styled from '@emotion/styled'
import { Wrap } from '../layout/Wrap.tsx'

const Band = styled('section')(({ theme: { palette, breakpoints, design } }) => ({
  background: palette.background.paper,
  // What follows is as white, and brings room of its own.
  paddingBlock: '2.25rem 0',
  '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1.5rem 1.25rem' },
  '& dt': { ...design.type.fact, fontSize: 'clamp(1.25rem, .8rem + 1.2vw, 2rem)', textWrap: 'balance' },
  '& dd': {
    marginTop: '.3rem',
    color: palette.text.secondary,
    fontSize: '.9375rem',
    lineHeight: 1.35,
  },
  [breakpoints.up('md')]: {
    paddingBlock: '2.75rem 0',
    '& dl': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
}))

type JobDetailsProps = { label: string; details: readonly { term: string; text: string }[] }

/** Four facts about the visit, right under the hero. */
export function JobDetails({ label, details }: JobDetailsProps) {
  return (
    <Band aria-label={label}>
      <Wrap>
        <dl>
          {details.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  )
}
