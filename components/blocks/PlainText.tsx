import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ExtraPage } from '#data/pages/pageSchemas.ts'
import { Band } from '../layout/Section.tsx'

const look: SxProps<Theme> = (theme) => ({
  maxWidth: '44rem',
  '& h2': theme.typography.h3,
})

/** Titled paragraphs. */
export function PlainText({ sections }: Pick<ExtraPage, 'sections'>) {
  return (
    <Band as="div" groundName="paper">
      <Container>
        <Stack spacing="2.5rem" sx={look}>
          {sections.map(({ title, paragraphs }) => (
            <Stack key={title} component="section" aria-label={title} spacing={2}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          ))}
        </Stack>
      </Container>
    </Band>
  )
}
