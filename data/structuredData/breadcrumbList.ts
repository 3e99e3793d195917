import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Breadcrumbs } from '../pages/breadcrumbs.ts'
import { business } from './business.ts'

/** The breadcrumbs, for search engines. @param path of the page itself, from the site's root */
export const breadcrumbList = (
  { above, current }: Breadcrumbs,
  path: string,
  origin: string,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, { label: current, path }].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
})

/** The items of a page about the company. */
export const companyPageItems = (crumbs: Breadcrumbs, path: string) => (_data: object, origin: string) => [
  business(origin),
  breadcrumbList(crumbs, path, origin),
]
