import styled from '@emotion/styled'
import { createContext, type ReactNode, use } from 'react'

/** False while a page that was navigated to is shown by its first screen alone. */
export const WholePage = createContext(true)

/** Keeps the footer out of sight until then. */
const Room = styled('div')({ minHeight: '100vh' })

/** What a page has below the first screen: in its HTML like all else, and after a navigation a moment later. */
export function BelowFold({ children }: { children: ReactNode }) {
  return use(WholePage) ? children : <Room />
}
