import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useReviewsPortal } from './useReviewsPortal.ts'

/** Beside the score: the portal, or the link to the reviews. */
export const ReviewsBox = styled('div')(({ theme: { palette, design } }) => ({
  position: 'relative',
  display: 'grid',
  gap: '1.5rem',
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  border: `1.5px solid ${palette.divider}`,
  borderRadius: design.corner.large,
  background: palette.background.default,
}))

// The portal’s height from the start, so that the layout does not shift.
const Box = styled(ReviewsBox)(({ theme: { breakpoints } }) => ({
  height: 780,
  [breakpoints.up('sm')]: { height: 600 },
  [breakpoints.up('md')]: { height: 420 },
}))

const Words = styled('div')({ display: 'grid', gap: '1.5rem', justifyItems: 'start' })

const Frame = styled('iframe')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: theme.design.corner.large,
  '@media print': { display: 'none' },
}))

/** allow-same-origin is safe: the frame is on another origin. Its links open in a new tab. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const seen = (isSeen: boolean) => (isSeen ? undefined : ({ visibility: 'hidden' } as const))

type ReviewsPortalProps = { script: string; frame: string; children: ReactNode }

/** The reviews as the portal shows them; the children until it has answered, and if it never does. */
export function ReviewsPortal({ script, frame, children }: ReviewsPortalProps) {
  const portal = useReviewsPortal(script)
  return (
    <Box ref={portal.box}>
      <Words style={seen(!portal.isShown)}>
        {children}
        <Button variant="primary" style={seen(portal.isOffered)} onClick={portal.ask}>
          Show the reviews
        </Button>
      </Words>
      {portal.isWanted && (
        <Frame
          ref={portal.frame}
          src={frame}
          title="Customer reviews"
          sandbox={sandbox}
          referrerPolicy="strict-origin"
          // The section is near already, and the timeout runs.
          loading="eager"
          style={seen(portal.isShown)}
        />
      )}
    </Box>
  )
}
