import styled from '@emotion/styled'
import { ownerPhoto } from '#data/images/photos.ts'
import { SplitBand } from '../layout/SplitBand.tsx'
import { PhotoImage } from '../media/PhotoImage.tsx'

const Paragraphs = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  maxWidth: '42rem',
})

const Portrait = styled('figure')(({ theme }) => ({
  maxWidth: '30rem',
  '& img': { width: '100%', borderRadius: theme.design.corner.large },
}))

/** The owner's story, beside the owner's photo. */
export function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <SplitBand ground="paper" parts="wideLeft">
      <Paragraphs>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Paragraphs>
      <Portrait>
        <PhotoImage photo={ownerPhoto} sizes="(min-width: 600px) 30rem, 100vw" />
      </Portrait>
    </SplitBand>
  )
}
