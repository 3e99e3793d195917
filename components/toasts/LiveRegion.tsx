import type { ReactNode } from 'react'
import { toasts } from './toastStore.ts'

/**
 * Announces the toasts that appear inside it. In the page before the first one: screen readers announce changes of a live region,
 * not its first content.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const isError = toasts.useOpen()?.kind === 'error'
  return <div aria-live={isError ? 'assertive' : 'polite'}>{children}</div>
}
