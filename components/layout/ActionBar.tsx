import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { paths } from '#data/paths.ts'
import { actionBar } from '../header/scrollState.ts'
import { toasts } from '../toasts/toastStore.ts'
import { CallButton, QuoteButton } from './CallToAction.tsx'
import { shortViewport } from './styles.ts'

// Sticky, not fixed: at the end of the page the bar covers nothing.
const Bar = styled('div')(({ theme: { breakpoints, palette, design } }) => ({
  position: 'sticky',
  zIndex: 20,
  bottom: 'var(--bottom-line, 0px)',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.5rem',
  padding: `3px ${design.space.gutter} calc(4px + env(safe-area-inset-bottom))`,
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  '& .MuiButton-root': { minHeight: 48, padding: 0, gap: 'min(.6rem, 2vw)', fontSize: 'min(1rem, 4.5vw)' },
  // Enlarged text: the number fills its half of the bar.
  [breakpoints.down(20)]: {
    paddingInline: 12,
    '& .MuiButton-root': { fontSize: 'min(1rem, 6vw)' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
  [`&:not(.${actionBar.shown})`]: { visibility: 'hidden' },
  // The keyboard leaves little room.
  'html:has(:is(input, textarea, select):focus) &': { visibility: 'hidden' },
  'html:has([data-replaces-actions]:not([hidden])) &': { visibility: 'hidden' },
  [shortViewport]: { position: 'static' },
  [breakpoints.up('md')]: { display: 'none' },
  '@media print, (scripting: none)': { display: 'none' },
}))

/** On a phone, between the hero and the contact section: the two calls to action. scrollState.ts shows it, before hydration too. */
export function ActionBar() {
  const { pathname } = useLocation()
  const isFree = toasts.useOpen() === undefined
  return (
    <Bar id={actionBar.id} {...(!isFree && { style: { visibility: 'hidden' } })}>
      <QuoteButton {...(pathname === paths.serviceAreas && { to: paths.serviceAreasContact })} />
      <CallButton />
    </Bar>
  )
}
