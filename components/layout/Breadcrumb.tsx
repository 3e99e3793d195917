import styled from '@emotion/styled'
import type { Breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { Wrap } from './Wrap.tsx'

const Trail = styled('nav')(({ theme: { palette, design, typography } }) => ({
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 .5rem',
    fontFamily: design.fonts.body,
    fontSize: typography.body2.fontSize,
    fontWeight: 500,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: '.5rem' },
  '& li + li::before': { content: '"/"', color: palette.text.secondary },
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
}))

/** The way down to this page, from the home page. */
export function Breadcrumb({ above, current }: Breadcrumbs) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {above.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Trail>
  )
}

/** The breadcrumb over a first section that stands on a dark ground. */
export function BreadcrumbBar(breadcrumbs: Breadcrumbs) {
  return (
    <Wrap>
      <Breadcrumb {...breadcrumbs} />
    </Wrap>
  )
}
