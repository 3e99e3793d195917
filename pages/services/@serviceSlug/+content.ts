import { type DirectServicePage, directServicePage } from '#data/pages/directServicePage.ts'
import { loadDirectService } from '#data/services/direct/loadDirectService.ts'

export type Content = DirectServicePage

export async function content({ serviceSlug }: { serviceSlug?: string }): Promise<Content | undefined> {
  const service = await loadDirectService(serviceSlug)
  return service && directServicePage(service)
}
