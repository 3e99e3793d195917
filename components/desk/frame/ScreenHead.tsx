import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { useLive } from '../data/DeskData.tsx'
import { DeskIcon } from './DeskIcon.tsx'

const Head = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem .75rem',
  marginBottom: '1rem',
  [breakpoints.up('md')]: { marginBottom: '1.5rem' },
}))

const Title = styled('h1')(({ theme: { typography } }) => ({
  '&&': {
    flex: '1 1 9rem',
    fontFamily: typography.h2.fontFamily,
    fontWeight: 820,
    fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
}))

type ScreenHeadProps = {
  title: string
  back?: ReactNode
  children?: ReactNode
}

let isFirstScreen = true
/** The key of the last navigation. */
let announced: string | undefined

/** The title of a screen and of the tab. After a navigation the title takes the focus, so that screen readers announce the screen. */
export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const keptFocus = useKeptFocus()
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  useDocumentTitle(title)

  const takeFocus = useEffectEvent(() => {
    // The loading screen has a title, too: when the screen's own replaces it, the visitor may have moved the focus.
    const isMoved = announced === key && document.activeElement !== document.body
    if (!isFirstScreen && !isMoved) heading.current?.focus({ preventScroll: isBack })
    isFirstScreen = false
    announced = key
  })
  // Once per screen: a search or a filter is a navigation, too, and must not take the focus from its field.
  useEffect(() => takeFocus(), [])

  return (
    <Head {...keptFocus}>
      {back}
      {/* Live: another week is shown without another screen. */}
      <Title ref={heading} tabIndex={-1} aria-live="polite">
        {title}
      </Title>
      {children}
    </Head>
  )
}

/** For a screen without a ScreenHead: the title of the next screen takes the focus. */
export function useScreenWithoutHead(): void {
  useEffect(() => {
    isFirstScreen = false
  }, [])
}

/** "(3) Requests · Lugwell desk": the number of unread quotes, on every screen. */
export function useDocumentTitle(title: string): void {
  const unread = useLive().summary?.unread ?? 0
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} · ${deskWording.title}`
  }, [title, unread])
}

type StepLinkProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; href: string; edge?: 'start' }

export const StepLink = ({ icon, label, ...link }: StepLinkProps) => (
  <Tooltip label={label}>
    <IconButton {...link}>
      <DeskIcon name={icon} />
    </IconButton>
  </Tooltip>
)
