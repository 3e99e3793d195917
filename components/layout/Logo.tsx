import { styled } from '@mui/material/styles'
import { site } from '#data/site.ts'

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  fontFamily: theme.design.fonts.display,
  fontWeight: 850,
  fontSize: '1.375rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  [theme.breakpoints.up('md')]: { fontSize: '1.8125rem' },
  '& svg': { width: '1.52em', height: '1.52em' },
}))

/** The hand truck shaped like an L, and the brand's name. Colours come from the header or footer it stands in. */
export function Logo() {
  return (
    <Mark>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <rect width="48" height="48" rx="10" fill="var(--logo-ground)" />
        <path
          d="M9 8.5h3.2a4 4 0 0 1 4 4V35H41"
          fill="none"
          stroke="var(--logo-ink)"
          strokeWidth="4.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M22 16.8q0-1.8 1.8-1.8h13.4q1.8 0 1.8 1.8v13.4q0 1.8-1.8 1.8H23.8q-1.8 0-1.8-1.8z"
          fill="var(--logo-box)"
        />
        <path d="M28.7 15h3.6v5.6h-3.6z" fill="var(--logo-tape)" />
        <circle
          cx="16.2"
          cy="37.2"
          r="5.2"
          fill="var(--logo-ground)"
          stroke="var(--logo-ink)"
          strokeWidth="3.6"
        />
      </svg>
      {site.brand}
    </Mark>
  )
}
