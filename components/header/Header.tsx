import AppBar from '@mui/material/AppBar'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { Icon } from '../media/Icon.tsx'
import { Logo } from '../media/Logo.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { type HeaderState, headerLook, headerState } from './headerLook.ts'
import { MenuButton } from './MenuButton.tsx'
import { Navigation } from './Navigation.tsx'
import { useReadingPlace } from './useReadingPlace.ts'

const Bar = styled(AppBar, { shouldForwardProp: (prop) => prop !== 'state' })<{ state: HeaderState }>(
  ({ theme, state }) => ({
    borderBottom: '1px solid',
    // Its controls are always in sight: focusing one must not scroll the page for the height kept free above sections.
    '& a': { scrollMarginTop: `-${theme.design.space.scrollPaddingTop}` },
    '--logo-box': theme.palette.secondary.main,
    '--logo-tape': theme.palette.text.primary,
    ...headerLook(theme, state),
    // Its right end is laid out from the right: on a slow connection each item that arrives would push the ones before it. The menu’s
    // button is its last. (What arrives after the header Chromium may not notice here until the whole page is there.)
    '&:not(:has([data-held])) *': { visibility: 'hidden' },
    // Lower once scrolled, in the same space: otherwise the page moves back up, and the header with it, without end.
    [theme.breakpoints.up('md')]: {
      marginBottom:
        state === 'white' ? 0 : theme.design.size.headerHeight.md - theme.design.size.headerHeight.mdScrolled,
    },
  }),
)

const Row = styled(Toolbar, { shouldForwardProp: (prop) => prop !== 'low' })<{ low: boolean }>(
  ({ theme, low }) => ({
    gap: theme.spacing(1),
    [theme.breakpoints.up('md')]: {
      minHeight: theme.design.size.headerHeight[low ? 'mdScrolled' : 'md'],
    },
  }),
)

/** Sticky on every page: logo, the seven items on large screens, the phone, the menu on small ones. */
export function Header() {
  const { isScrolled, activeSection } = useReadingPlace(useLocation().pathname)
  const state = headerState(isScrolled, activeSection)

  return (
    <Bar state={state}>
      <Container>
        <Row low={state !== 'white'}>
          <HomeLink />
          <Navigation activeSection={activeSection} />
          <HeaderCall />
          <MenuButton activeSection={activeSection} />
        </Row>
      </Container>
    </Bar>
  )
}

/** Memoized like the others here: every navigation and many a scroll render the header again. */
const HomeLink = memo(() => (
  <Link
    href={paths.home}
    aria-label={`${site.brand}, home`}
    underline="none"
    color="inherit"
    sx={{ display: 'flex', alignItems: 'center', minHeight: 44, marginRight: 'auto' }}
  >
    <Logo />
  </Link>
))

const Call = styled(Button)(({ theme }) => ({
  gap: '.45rem',
  minHeight: 46,
  minWidth: 46,
  padding: '0 .7rem',
  '&, &:hover': { background: 'var(--call-ground)', color: 'var(--call-ink)', boxShadow: 'none' },
  fontSize: '.9375rem',
  lineHeight: 'inherit',
  fontFeatureSettings: '"tnum"',
  whiteSpace: 'nowrap',
  '& svg': { width: 18, height: 18 },
  '@media (max-width: 379px)': { '& > span:last-child': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    minHeight: 52,
    marginLeft: '.75rem',
    padding: '0 1.15rem',
    fontSize: '1.125rem',
    '& svg': { width: 22, height: 22 },
  },
}))

/** Under 380 px only its icon shows; the accessible name stays. */
const HeaderCall = memo(() => (
  <Tooltip label={`Call ${site.phoneDotted}`}>
    <Call href={`tel:${site.phone}`}>
      <Icon name="phone" />
      <span>{site.phoneDotted}</span>
    </Call>
  </Tooltip>
))
