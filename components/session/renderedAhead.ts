import { createContext } from 'react'

/** Whether the page is rendered before it is shown: until then it fetches no photo and stores nothing. */
export const RenderedAheadContext = /* @__PURE__ */ createContext(false)
