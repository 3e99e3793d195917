import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { site } from '#data/company/site.ts'
import { type HomePage, reviewsPortal } from '#data/pages/home.ts'
import { Lead, Section } from '../../layout/Section.tsx'
import { Icon } from '../../media/Icon.tsx'
import { Stars } from '../../media/Stars.tsx'
import { StandaloneLink } from '../../navigation/StandaloneLink.tsx'
import { useReviewsPortal } from './useReviewsPortal.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
}))

const Score = styled('div')(({ theme: { typography, design } }) => ({
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  fontFamily: design.fonts.display,
  '& > p:first-of-type': {
    display: 'flex',
    alignItems: 'end',
    gap: '1rem',
    fontSize: typography.h3.fontSize,
    fontWeight: 760,
  },
  '& p b': {
    fontWeight: 880,
    fontSize: 'clamp(5rem, 3rem + 7vw, 8.5rem)',
    lineHeight: 0.8,
    letterSpacing: '-.05em',
  },
  '& svg': { width: 34, height: 34 },
  '& li': { ...typography.h3 },
}))

/** The score, and the reviews in the portal's frame or behind a link. We never copy reviews. */
export function Reviews({ title, rating, counts, text, link }: NonNullable<HomePage['reviews']>) {
  const reviewsLink = site.reviewsSite && (
    <StandaloneLink
      href={site.reviewsSite.url}
      rel="noopener"
      sx={{ gap: '.4rem', marginTop: 1, fontWeight: 700 }}
    >
      {link}
      <Icon name="openInNew" />
    </StandaloneLink>
  )
  const introduction = (
    <>
      <Lead>{text}</Lead>
      {reviewsLink}
    </>
  )
  return (
    <Section id="reviews" title={title} ground="paper">
      <Columns>
        <div>
          <Score>
            <p>
              <b>{`${rating.start} `}</b>
              {rating.rest}
            </p>
            <Stars rating={rating.start} />
            <ul>
              {counts.map((count) => (
                <li key={count}>{count}</li>
              ))}
            </ul>
          </Score>
          {reviewsPortal && reviewsLink}
        </div>
        {reviewsPortal ? (
          <ReviewsPortal {...reviewsPortal}>{introduction}</ReviewsPortal>
        ) : (
          <ReviewsBox>{introduction}</ReviewsBox>
        )}
      </Columns>
    </Section>
  )
}

/** The box beside the score, with the portal or the link to the reviews. */
const ReviewsBox = styled('div')(({ theme: { palette, design, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  gap: '1.5rem',
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  [breakpoints.down('sm')]: { gap: '.5rem', padding: '1.25rem' },
  border: `1.5px solid ${palette.divider}`,
  borderRadius: design.corner.large,
  background: palette.background.default,
}))

// The portal’s height from the start, so that the layout does not shift.
const Box = styled(ReviewsBox)(({ theme: { breakpoints } }) => ({
  height: 780,
  [breakpoints.up('sm')]: { height: 600 },
  [breakpoints.up('md')]: { height: 420 },
  // The text in place of the portal.
  '@media print': { height: 'auto' },
}))

const TextBlock = styled('div')({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  '@media print': { visibility: 'visible !important' },
})

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

/** The portal's frame with the reviews. Shows the children until the portal has answered, and if it never answers. */
function ReviewsPortal({ script, frame, children }: ReviewsPortalProps) {
  const portal = useReviewsPortal(script)
  return (
    <Box ref={portal.box}>
      <TextBlock style={seen(!portal.isShown)}>
        {children}
        <Button variant="primary" style={seen(portal.isOffered)} onClick={portal.ask}>
          Show the reviews
        </Button>
      </TextBlock>
      {portal.isWanted && (
        <Frame
          ref={portal.frame}
          src={frame}
          title="Customer reviews"
          sandbox={sandbox}
          referrerPolicy="strict-origin"
          // No lazy loading: the section is near, and the timeout is running.
          loading="eager"
          style={seen(portal.isShown)}
        />
      )}
    </Box>
  )
}
