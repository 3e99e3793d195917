import { createContext, type MouseEvent } from 'react'
import type { Photo } from '#data/images/photos.ts'

type OpenPhoto = (event: MouseEvent<HTMLAnchorElement>, photo: Photo) => void

/** How a click on a link to a photo opens it over the page; without it the link is an ordinary one. */
export const LightboxContext = createContext<OpenPhoto>(() => {})
