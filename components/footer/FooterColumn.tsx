import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Column = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    '& h2': {
      fontFamily: theme.design.fonts.body,
      fontWeight: 700,
      fontSize: '1.0625rem',
      lineHeight: 1.3,
      letterSpacing: 0,
      marginBottom: '.35rem',
      color: theme.palette.secondary.main,
    },
    '& ul': wide ? { columns: 2, columnGap: '1.5rem' } : {},
    '& li': { breakInside: 'avoid' },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '.4rem',
      minHeight: 44,
      color: theme.palette.common.white,
      textDecoration: 'none',
      lineHeight: 1.25,
    },
    '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
    '& a:hover': { textDecoration: 'underline' },
    [theme.breakpoints.down('sm')]: wide ? { gridColumn: '1 / -1' } : {},
  }),
)

/** A titled list of links in the footer; a wide one stands in two columns. */
export function FooterColumn({
  title,
  wide = false,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <Column wide={wide}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Column>
  )
}

/** One row of a footer column: a link, or plain text when it leads nowhere. */
export function FooterLink({ href, children }: { href?: string | undefined; children: ReactNode }) {
  return <li>{href ? <Link href={href}>{children}</Link> : <span>{children}</span>}</li>
}
