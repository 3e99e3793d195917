import type { PageContextServer } from 'vike/types'
import { type DirectServicePage, directServicePage } from '#data/pages/directServicePage.ts'
import { loadDirectService } from '#data/services/loadServices.ts'

export type Data = DirectServicePage

export async function data({ routeParams: { serviceSlug } }: PageContextServer): Promise<Data | undefined> {
  const service = await loadDirectService(serviceSlug)
  return service && directServicePage(service)
}
