import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { fullPhotoAddress } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import type { LightboxProps } from './Lightbox.tsx'
import { LightboxContext } from './lightboxContext.ts'
import { loadLightbox } from './loadLightbox.ts'

type LightboxAreaProps = {
  /** Every photo that can be opened, in the order next and previous go through them. */
  photos: readonly Photo[]
  children: ReactNode
}

/** A click on a PhotoLink inside it opens the photo over the page, with the others of the area next to it. */
export function LightboxArea({ photos, children }: LightboxAreaProps) {
  const [shown, setShown] = useState<number>()
  const [box, setBox] = useState<{ Lightbox: ComponentType<LightboxProps> }>()

  async function open(event: MouseEvent<HTMLAnchorElement>, photo: Photo) {
    // With a modifier the browser is asked for a tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not every browser does so by itself, and the focus returns to it in the end.
    event.currentTarget.focus({ preventScroll: true })
    try {
      setBox(await loadLightbox())
      setShown(photos.indexOf(photo))
    } catch {
      window.location.assign(fullPhotoAddress(photo))
    }
  }

  return (
    <LightboxContext value={open}>
      {children}
      {box && shown !== undefined && (
        <box.Lightbox photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </LightboxContext>
  )
}
