import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { Photo } from '#data/images/photos.ts'
import { SplitBand } from '../blocks/SplitBand.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'

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
        <PhotoImage photo={photo} sizes="(min-width: 600px) 30rem, 100vw" />
      </Portrait>
    </SplitBand>
  )
}
