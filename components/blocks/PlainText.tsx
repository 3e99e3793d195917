import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { Photo } from '#data/images/photos.ts'
import type { ExtraPage } from '#data/pages/pageSchemas.ts'
import { Band } from '../layout/Section.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'
import { SplitBand } from './SplitBand.tsx'

const look: SxProps<Theme> = (theme) => ({
  maxWidth: '44rem',
  '& h2': theme.typography.h3,
})

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

const Portrait = styled('figure')(({ theme }) => ({
  maxWidth: '30rem',
  [theme.breakpoints.up('md')]: { justifySelf: 'end' },
  '& img': { width: '100%', borderRadius: theme.design.corner.large },
}))

/** The owner's story, beside the owner's photo. */
export function Story({ paragraphs, photo }: { paragraphs: readonly string[]; photo: Photo }) {
  return (
    <SplitBand ground="paper" parts="wideLeft">
      <Stack spacing="1.25rem" sx={{ maxWidth: '42rem' }}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <Portrait>
        <PhotoImage photo={photo} sizes="(min-width: 600px) 30rem, calc(100vw - 2rem)" />
      </Portrait>
    </SplitBand>
  )
}
