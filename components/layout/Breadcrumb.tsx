import MaterialBreadcrumbs from '@mui/material/Breadcrumbs'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import type { Breadcrumbs } from '#data/pages/breadcrumbs.ts'

/** The way down to this page, from the home page. */
export function Breadcrumb({ above, current }: Breadcrumbs) {
  return (
    <MaterialBreadcrumbs aria-label="Breadcrumb">
      {above.map(({ label, path }) => (
        <Link key={path} href={path}>
          {label}
        </Link>
      ))}
      <span aria-current="page">{current}</span>
    </MaterialBreadcrumbs>
  )
}

/** The breadcrumb over a first section that stands on a dark ground. */
export function BreadcrumbBar(breadcrumbs: Breadcrumbs) {
  return (
    <Container>
      <Breadcrumb {...breadcrumbs} />
    </Container>
  )
}
