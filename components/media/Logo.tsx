import Link from '@mui/material/Link'
import { type SxProps, styled } from '@mui/material/styles'
import { memo } from 'react'
import { logoShapes, site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'

/** A long name is smaller, and wraps. */
const scale = Math.min(1, 18 / site.brand.length)

const Mark = styled('span')(({ theme }) => ({
  '--logo-box': theme.palette.secondary.main,
  '--logo-tape': theme.palette.text.primary,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.3em',
  fontFamily: theme.design.fonts.display,
  fontWeight: 850,
  // Enlarged text: the header fits a phone.
  fontSize: `min(${1.375 * scale}rem, ${6.875 * scale}vw)`,
  lineHeight: 1,
  letterSpacing: '-.03em',
  [theme.breakpoints.up('md')]: { fontSize: `${1.8125 * scale}rem` },
  '& svg': { flexShrink: 0, width: '1.52em', height: '1.52em' },
}))

/**
 * The company's mark and name, a link home. Ground and ink come from the header or footer it stands in. Memoized: the header's
 * content is rendered again whenever the active section changes.
 */
export const Logo = memo(({ sx }: { sx: SxProps }) => (
  <Link href={paths.home} aria-label={`${site.brand}, home`} underline="none" color="inherit" sx={sx}>
    <Mark>
      <svg viewBox="0 0 48 48" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        {logoShapes.map(({ path, fill, stroke }) => (
          <path
            key={path}
            d={path}
            fill={fill ? `var(--logo-${fill})` : 'none'}
            {...(stroke && { stroke: `var(--logo-${stroke.colour})`, strokeWidth: stroke.width })}
          />
        ))}
      </svg>
      {site.brand}
    </Mark>
  </Link>
))
