import type { WebSiteLeaf } from 'schema-dts'
import { site } from '../company/site.ts'
import { paths } from '../paths.ts'
import { businessId } from './business.ts'

/** The site as a whole, said on its home page. */
export const webSite = (origin: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  name: site.brand,
  url: origin + paths.home,
  inLanguage: site.language,
  publisher: { '@id': businessId(origin) },
})
