import type { Breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Wrap } from './Wrap.tsx'

/** The way down to this page, over a first section that stands on a dark ground. */
export function BreadcrumbBar(breadcrumbs: Breadcrumbs) {
  return (
    <Wrap>
      <Breadcrumb {...breadcrumbs} />
    </Wrap>
  )
}
