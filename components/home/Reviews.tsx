import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { site } from '#data/company/site.ts'
import { type HomePage, reviewsPortal } from '#data/pages/home.ts'
import { connection } from '../api/connection.ts'
import { Stars } from '../layout/Assurances.tsx'
import { Lead, Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { StandaloneLink } from '../navigation/links.tsx'
import { deskMark } from '../session/createStore.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.25rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
}))

const Score = styled('div')(({ theme: { typography, breakpoints, design } }) => ({
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
  [breakpoints.down('sm')]: {
    '&, & ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: '1.5rem' },
    '& li': typography.h4,
    '& svg': { width: 28, height: 28 },
  },
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

const visible = (isVisible: boolean) => (isVisible ? undefined : ({ visibility: 'hidden' } as const))

type ReviewsPortalProps = { script: string; frame: string; children: ReactNode }

/** The portal's frame with the reviews. Shows the children until the portal has answered, and if it never answers. */
function ReviewsPortal({ script, frame, children }: ReviewsPortalProps) {
  const portal = useReviewsPortal(script)
  return (
    <Box ref={portal.box}>
      <TextBlock style={visible(!portal.isShown)}>
        {children}
        <Button variant="primary" style={visible(portal.isOffered)} onClick={portal.ask}>
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
          style={visible(portal.isShown)}
        />
      )}
    </Box>
  )
}

/** How far below the screen the section counts as near. */
const nearMargin = '600px 0px'

/** How long the portal may take to answer, in milliseconds. */
const timeout = 8000

/** Loads the portal when the section comes near; with Save-Data, when the visitor asks for it. */
function useReviewsPortal(script: string) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<'waiting' | 'asked' | 'answered' | 'failed'>('waiting')
  const [asksFirst, setAsksFirst] = useState(false)
  const isWanted = stage === 'asked' || stage === 'answered'
  const isShown = stage === 'answered'

  useEffect(() => {
    // The portal's script could read the desk with the session of this browser.
    if (deskMark.read()) return
    if (connection().saveData) return setAsksFirst(true)
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setStage('asked')
      },
      { rootMargin: nearMargin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  // A layout effect: the listeners must be there before the frame fires an event.
  useLayoutEffect(() => {
    if (!isWanted || !frame.current) return
    return askPortal(frame.current, script, (answered) => setStage(answered ? 'answered' : 'failed'))
  }, [isWanted, script])

  // A keyboard user who asked for the reviews continues in the frame.
  useLayoutEffect(() => {
    if (isShown && box.current?.contains(document.activeElement)) frame.current?.focus()
  }, [isShown])

  return {
    box,
    frame,
    isWanted,
    isShown,
    isOffered: asksFirst && !isShown,
    ask: () => setStage('asked'),
  }
}

/**
 * Loads the portal's script for its frame, which is on the page already. The portal has answered when both have loaded.
 *
 * @param settle receives true once the portal has answered, false on failure. False may follow true: the report of a blocked frame
 * @returns removes the script
 */
function askPortal(frame: HTMLIFrameElement, scriptUrl: string, settle: (answered: boolean) => void) {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.referrerPolicy = 'strict-origin'

  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(fail, timeout)

  function stop() {
    clearTimeout(timer)
    controller.abort()
  }

  function fail() {
    stop()
    settle(false)
  }

  const load = (element: Element) =>
    new Promise((loaded) => element.addEventListener('load', loaded, { signal }))
  Promise.all([frame, script].map(load)).then(() => {
    clearTimeout(timer)
    settle(true)
  })
  script.addEventListener('error', fail, { signal })
  // A frame has no error event: a blocked one fires load for the browser's error page, sometimes before this event.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && frame.src.startsWith(blockedURI)) fail()
    },
    { signal },
  )
  document.head.append(script)

  return () => {
    stop()
    script.remove()
  }
}
