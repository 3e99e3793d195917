import { alpha, type Theme } from '@mui/material/styles'
import type { HomeSection } from '#data/paths.ts'
import { ringOnDark } from '../layout/focusRing.ts'

export type HeaderState = 'white' | 'translucent' | 'dark'

/** White at first, translucent once scrolled, dark while the contact section is the active one. */
export const headerState = (scrolled: boolean, activeSection: HomeSection | undefined): HeaderState =>
  activeSection === 'contact' ? 'dark' : scrolled ? 'translucent' : 'white'

/** The header's colours in each state, its logo's and phone button's included. */
export function headerLook(theme: Theme, state: HeaderState) {
  const { palette, design } = theme
  const light = {
    color: palette.text.primary,
    '--logo-ground': palette.primary.main,
    '--logo-ink': palette.common.white,
    '--call-ground': palette.primary.main,
    '--call-ink': palette.primary.contrastText,
  }
  switch (state) {
    case 'white':
      return { ...light, background: palette.background.paper, borderColor: palette.divider }
    case 'translucent':
      return {
        ...light,
        background: alpha(palette.background.paper, 0.94),
        backdropFilter: 'saturate(1.3) blur(8px)',
        WebkitBackdropFilter: 'saturate(1.3) blur(8px)',
        borderColor: 'transparent',
        boxShadow: design.shadow[2],
      }
    case 'dark':
      return {
        color: palette.common.white,
        background: palette.primary.darker,
        borderColor: palette.primary.main,
        '--logo-ground': palette.common.white,
        '--logo-ink': palette.primary.main,
        '--call-ground': palette.secondary.main,
        '--call-ink': palette.secondary.contrastText,
        ...ringOnDark(theme),
      }
  }
}
