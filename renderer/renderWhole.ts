import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Renders to HTML.
 *
 * @throws the first error of a component, also within Suspense, where React would leave the rendering to the browser
 */
export async function renderWhole(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, {
    onError: (error) => void errors.push(error),
    // Large parts stay in their places: React would append them, and move them by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
