import { createContext } from 'react'

export type FirstPhoto = { srcSet: string; sizes: string }

/** Called while a page is prerendered, with the photo its first screen waits for: the head preloads it. */
export const FirstPhotoContext = /* @__PURE__ */ createContext<((photo: FirstPhoto) => void) | undefined>(
  undefined,
)
