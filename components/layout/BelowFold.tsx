import styled from '@emotion/styled'
import { createContext, type ReactNode, use } from 'react'

/** False while only the first screen of the next page is rendered, after a navigation. */
export const WholePage = createContext(true)

/** Keeps the footer below the screen until then. */
const Room = styled('div')({ minHeight: '100vh' })

/** The page below its first screen: prerendered like the rest, and after a navigation rendered a frame later. */
export function BelowFold({ children }: { children: ReactNode }) {
  return use(WholePage) ? children : <Room />
}
