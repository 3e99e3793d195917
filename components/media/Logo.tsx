import { styled } from '@mui/material/styles'
import { logoShapes } from '#data/company/logo.ts'
import { site } from '#data/company/site.ts'

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

/** The company's mark and name. Colours come from the header or footer it stands in. */
export function Logo() {
  return (
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
  )
}
