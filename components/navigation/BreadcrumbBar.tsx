import type { Breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { Wrap } from '../layout/Wrap.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

/** The way down to this page, over a first section that stands on a dark ground. */
export function BreadcrumbBar(breadcrumbs: Breadcrumbs) {
  return (
    <Wrap>
      <Breadcrumb {...breadcrumbs} />
    </Wrap>
  )
}
