import { createContext, type MouseEvent, type ReactNode, useState } from 'react'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { lazyModule } from '../api/lazyModule.ts'

export const lightbox = lazyModule(() => import('./Lightbox.tsx'))

type OpenPhoto = (event: MouseEvent<HTMLAnchorElement>, photo: Photo) => void

/** Opens a photo link's photo over the page; outside a LightboxArea the link is an ordinary one. */
export const LightboxContext = createContext<OpenPhoto>(() => {})

type LightboxAreaProps = {
  /** Every photo that can be opened, in the order of previous and next. */
  photos: readonly Photo[]
  children: ReactNode
}

/** A click on a PhotoLink inside it opens the photo over the page, with the area's other photos beside it. */
export function LightboxArea({ photos, children }: LightboxAreaProps) {
  const [shown, setShown] = useState<number>()
  const { module, load } = lightbox.useModule()

  async function open(event: MouseEvent<HTMLAnchorElement>, photo: Photo) {
    // With a modifier the click asks the browser for a tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a clicked link, and closing returns the focus to it.
    event.currentTarget.focus({ preventScroll: true })
    if (await load()) setShown(photos.indexOf(photo))
    else window.location.assign(fullPhotoPath(photo))
  }

  return (
    <LightboxContext value={open}>
      {children}
      {module && shown !== undefined && (
        <module.Lightbox
          photos={photos}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </LightboxContext>
  )
}
