import { site } from '#data/company/site.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import { business, servicePageItems } from '#data/search/structuredData.ts'
import type { Data } from './+data.ts'

export function structuredData({ title: name, lead: description, photo }: Data, origin: string) {
  const offered = { name, serviceType: site.serviceType, description, path: paths.junkRemoval, photo }
  return [business(origin), ...servicePageItems(offered, breadcrumbs.junkRemoval, origin)]
}
