import type { Theme } from '@emotion/react'

export const menuPanel = { width: 'min(340px, 88vw)', padding: '.65rem 1.25rem 1.5rem' } as const

export const menuTop = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 56,
  fontWeight: 700,
} as const

export const menuClose = ({ design }: Theme) =>
  ({
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginRight: -6,
    border: 0,
    background: 'none',
    borderRadius: design.corner.medium,
    cursor: 'pointer',
  }) as const

export const menuItem = ({ typography, palette }: Theme) =>
  ({
    ...typography.h3,
    fontSize: '1.3125rem',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 58,
    color: palette.text.primary,
    borderBottom: `1px solid ${palette.divider}`,
    textDecoration: 'none',
    '&[aria-current]': {
      boxShadow: `inset 0 -4px 0 ${palette.secondary.main}`,
      '@media (forced-colors: active)': { borderBottomWidth: 4 },
    },
  }) as const

/** How much of the page the scrim lets through. */
export const scrimOpacity = 0.62
