import type { SitePage } from '#data/metadata/pageMetadata.ts'
import { loadPage, matchPage, pageEntries } from '../pageTable.ts'

const lists = import.meta.glob<() => string[]>('/pages/**/+onBeforePrerenderStart.ts', {
  import: 'onBeforePrerenderStart',
})

/**
 * Every address of the site, from the same folders that Vike prerenders; without the not-found page.
 *
 * @public the development server loads this module through Vite
 */
export async function allAddresses(): Promise<string[]> {
  const enumerated = await Promise.all(Object.values(lists).map(async (load) => (await load())()))
  const single = pageEntries.map(({ path }) => path).filter((path) => path !== '*' && !path.includes(':'))
  return [...single, ...enumerated.flat()]
}

/**
 * Every page of the site with what its head says.
 *
 * @public the development server loads this module through Vite
 */
export async function allPages(): Promise<SitePage[]> {
  const addresses = await allAddresses()
  return Promise.all(
    addresses.map(async (address) => {
      const { entry, params } = matchPage(address)
      return { address, metadata: (await loadPage(entry, params)).metadata }
    }),
  )
}
