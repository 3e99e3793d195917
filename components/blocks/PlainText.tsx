import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ExtraPage } from '#data/pages/extraPages.ts'
import { Band } from '../layout/Section.tsx'
import { standInHeights } from '../layout/styles.ts'

const look: SxProps<Theme> = (theme) => ({
  ...standInHeights(theme),
  maxWidth: '44rem',
  '& h2': theme.typography.h3,
})

/** Titled paragraphs. */
export function PlainText({ sections }: Pick<ExtraPage, 'sections'>) {
  return (
    <Band as="div" groundName="paper">
      <Container>
        <Stack spacing="2.5rem" sx={look}>
          {sections.map(({ title, paragraphs }, index) => (
            <Stack key={title} component="section" aria-label={title} spacing={2}>
              {/* Only the first section stands on the first screen. */}
              <h2 data-text={index === 0 ? title : undefined}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} data-text={index === 0 ? paragraph : undefined}>
                  {paragraph}
                </p>
              ))}
            </Stack>
          ))}
        </Stack>
      </Container>
    </Band>
  )
}
