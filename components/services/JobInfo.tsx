import { styled } from '@mui/material/styles'
import { Section } from '../layout/Section.tsx'

const Parts = styled('div')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  '& > div': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1.25rem' },
  '& p': { marginTop: '.5rem', maxWidth: '38em', color: palette.text.secondary },
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}))

type Part = 'takenApart' | 'heavy' | 'cannotGo' | 'whereItGoes'

type JobInfoProps = {
  title: string
  /** Heading of each part. */
  terms: Record<Part, string>
  info: Readonly<Record<Part, string>>
}

const parts: readonly Part[] = ['takenApart', 'heavy', 'cannotGo', 'whereItGoes']

/** How the job goes, by someone who has done it. */
export function JobInfo({ title, terms, info }: JobInfoProps) {
  return (
    <Section title={title}>
      <Parts>
        {parts.map((part) => (
          <div key={part}>
            <h3>{terms[part]}</h3>
            <p>{info[part]}</p>
          </div>
        ))}
      </Parts>
    </Section>
  )
}
