import { useEffect } from 'react'
import { askBeforeLeaving } from './photos/askBeforeLeaving.ts'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { unsentPhotos, uploads } from './photos/stores.ts'

/** The progress of uploads, and a toast for uploads that a reload has stopped. Without uploads nothing is rendered or fetched. */
export function PhotoUploads() {
  const isSending = uploads.useValue().length > 0
  const { module, load } = photoCode.useModule()

  useEffect(() => {
    if (isSending || unsentPhotos.read()) load()
    return isSending ? askBeforeLeaving() : undefined
  }, [isSending, load])

  // If the code cannot be fetched, the next document reports the loss.
  useEffect(() => module?.reportUnsent(), [module])

  return isSending && module ? <module.UploadLine /> : null
}
