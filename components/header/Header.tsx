import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { alpha, styled, type Theme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { type KeyboardEvent, memo, type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentItem, navigation } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import type { HomeSection } from '#data/homeSections.ts'
import { siteLinksId } from '#data/paths.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { useHistoryMove } from '../layout/browserEvents.ts'
import { ringOnDark } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { Logo } from '../media/Logo.tsx'
import { useHydrated } from '../session/createStore.ts'
import { heldSelector, heldUntilHydrated } from '../session/stubContract.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { activeSection, headerClasses, showScrollState } from './scrollState.ts'

/** The colours in each state, those of the logo and of the phone button included. */
function headerStyles(theme: Theme) {
  const { palette, design } = theme
  const light = {
    color: palette.text.primary,
    '--logo-ground': palette.primary.main,
    '--logo-ink': palette.common.white,
    '--call-ground': palette.primary.main,
    '--call-ink': palette.primary.contrastText,
  }
  return {
    white: { ...light, background: palette.background.paper, borderColor: palette.divider },
    translucent: {
      ...light,
      background: alpha(palette.background.paper, 0.94),
      backdropFilter: 'saturate(1.3) blur(8px)',
      WebkitBackdropFilter: 'saturate(1.3) blur(8px)',
      borderColor: 'transparent',
      boxShadow: design.shadow[2],
    },
    dark: {
      color: palette.common.white,
      background: palette.primary.darker,
      borderColor: palette.primary.main,
      '--logo-ground': palette.common.white,
      '--logo-ink': palette.primary.main,
      '--call-ground': palette.secondary.main,
      '--call-ink': palette.secondary.contrastText,
      ...ringOnDark(theme),
    },
  }
}

const Bar = styled(AppBar)(({ theme }) => {
  const { md, mdScrolled } = theme.design.size.headerHeight
  const { white, translucent, dark } = headerStyles(theme)
  const { scrolled, atContact } = headerClasses
  const up = theme.breakpoints.up('md')
  return {
    borderBottom: '1px solid',
    // Its controls are always in sight: focusing one must not scroll the page for the height kept free above sections.
    '& a': { scrollMarginTop: `-${theme.design.space.scrollPaddingTop}` },
    ...white,
    // Hidden until its last item, the menu button, is parsed: on a slow connection each new item would push the others to the left.
    // (Chromium may evaluate :has() with elements after the header only once the page is complete.)
    [`&:not(:has(${heldSelector})) *`]: { visibility: 'hidden' },
    [up]: { '& .MuiToolbar-root': { minHeight: md } },
    [`&.${scrolled}`]: translucent,
    [`&.${atContact}`]: dark,
    // Once scrolled, the header is lower but keeps its space: otherwise the page would scroll back, and the states would alternate.
    [`&.${scrolled}, &.${atContact}`]: {
      [up]: { marginBottom: md - mdScrolled, '& .MuiToolbar-root': { minHeight: mdScrolled } },
    },
  }
})

// May shrink below the width of a long name: the name wraps before the phone number does.
const atLeft = { flex: '1 1 0', minWidth: 'min-content' }
const logoLink = { display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44 }

/**
 * Sticky on every page: logo, the seven items on large screens, the phone, the menu on small ones. White at first, translucent
 * once scrolled, dark while the contact section is the active one.
 */
export function Header() {
  const section = useActiveSection(useLocation().pathname)
  return (
    <Bar>
      <Container>
        <Toolbar sx={{ gap: 1, containerType: 'inline-size' }}>
          <Box sx={atLeft}>
            <Logo sx={logoLink} />
          </Box>
          <Navigation activeSection={section} />
          <HeaderCall />
          <MenuButton activeSection={section} />
        </Toolbar>
      </Container>
    </Bar>
  )
}

/** The active section; before hydration none. @param pathname of the page: another one has other sections */
function useActiveSection(pathname: string): HomeSection | undefined {
  const [section, setSection] = useState<HomeSection>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of another page are looked up again
  useEffect(() => {
    const update = () => setSection(activeSection())
    update()
    // React may have rendered the header anew.
    showScrollState()
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, options)
    return () => controller.abort()
  }, [pathname])
  return section
}

const Items = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
  // With wider letters the labels wrap.
  minWidth: 0,
  '& ul': { display: 'flex' },
}))

const Item = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 .65rem',
  fontWeight: 600,
  fontSize: '1rem',
  '&:hover::after, &[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto .65rem 4px',
    // A border, because backgrounds disappear in forced-colours mode.
    border: `2px solid ${theme.palette.secondary.main}`,
    borderRadius: 2,
    // Amber alone is too light on white.
    boxShadow: `0 2px 0 ${theme.palette.secondary.dark}`,
  },
}))

/** The seven items in a row, on large screens. An amber bar is under the active one. */
function Navigation({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { pathname } = useLocation()
  return (
    <Items aria-label="Main">
      <ul>
        {navigation.map((item) => (
          <li key={item.label}>
            <Item
              href={item.href}
              underline="none"
              color="inherit"
              aria-current={currentItem(item, pathname, activeSection)}
            >
              {item.label}
            </Item>
          </li>
        ))}
      </ul>
    </Items>
  )
}

const Call = styled(Button)(({ theme }) => ({
  gap: '0 .45rem',
  minHeight: 46,
  minWidth: 46,
  // With wider letters the number stands below the icon.
  flexWrap: 'wrap',
  maxHeight: 46,
  overflow: 'hidden',
  padding: '0 .7rem',
  '&, &:hover': { background: 'var(--call-ground)', color: 'var(--call-ink)', boxShadow: 'none' },
  fontSize: '.9375rem',
  lineHeight: 'inherit',
  fontFeatureSettings: '"tnum"',
  whiteSpace: 'nowrap',
  '& svg': { width: 18, height: 18 },
  '@container (max-width: 21.7rem)': { '& > span:last-child': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    flexShrink: 0,
    minHeight: 52,
    maxHeight: 'none',
    marginLeft: '.75rem',
    padding: '0 1.15rem',
    fontSize: '1.125rem',
    '& svg': { width: 22, height: 22 },
  },
}))

/** Under 380 px, or if the text is enlarged, only its icon shows; the accessible name stays. */
const HeaderCall = memo(() => (
  <Tooltip label={`Call ${site.phoneDotted}`}>
    <Call href={`tel:${site.phone}`}>
      <Icon name="phone" />
      <span>{site.phoneDotted}</span>
    </Call>
  </Tooltip>
))

const menu = lazyModule(() => import('./MobileMenu.tsx'))

/**
 * Opens the menu. The code of the menu is fetched when the button is pressed or focused. Without script, or without that code, the
 * button is a link to the footer's links. A tap before hydration is held (renderer/stub/holdActions.ts).
 */
function MenuButton({ activeSection }: { activeSection: HomeSection | undefined }) {
  const { module, load } = menu.useModule()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isHydrated = useHydrated()

  // The menu's links close it themselves.
  useHistoryMove(close)

  async function open(event: SyntheticEvent) {
    event.preventDefault()
    const { href } = window.location
    const isLoaded = await load()
    // On a slow connection the visitor may have navigated meanwhile.
    if (window.location.href !== href) return
    if (isLoaded) setOpen(true)
    else {
      window.location.hash = siteLinksId
      // The second time the URL stays the same.
      document.getElementById(siteLinksId)?.scrollIntoView()
    }
  }

  return (
    <>
      <Tooltip label="Menu">
        <IconButton
          component="a"
          href={`#${siteLinksId}`}
          {...heldUntilHydrated}
          {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
          onClick={open}
          onKeyDown={(event: KeyboardEvent) => event.key === ' ' && open(event)}
          onPointerDown={menu.load}
          onFocus={menu.load}
          sx={{ marginRight: '-10px', display: { lg: 'none' }, '& svg': { width: 30, height: 30 } }}
        >
          <Icon name="menu" />
        </IconButton>
      </Tooltip>
      {module && <module.MobileMenu isOpen={isOpen} onClose={close} activeSection={activeSection} />}
    </>
  )
}
