import { createContext, type MouseEvent } from 'react'
import type { Photo } from '#data/images/photos.ts'
import { lazyModule } from '../api/lazyModule.ts'

export const lightbox = lazyModule(() => import('./Lightbox.tsx'))

type OpenPhoto = (event: MouseEvent<HTMLAnchorElement>, photo: Photo) => void

/** Opens a photo link's photo over the page; outside a LightboxArea the link is an ordinary one. */
export const LightboxContext = createContext<OpenPhoto>(() => {})
