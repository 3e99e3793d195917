import { useEffect } from 'react'
import { askBeforeLeaving } from './photos/askBeforeLeaving.ts'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { uploads } from './photos/stores.ts'

/** The photos that are being sent, on every page. Renders nothing, and fetches nothing, before there are some. */
export function PhotoUploads() {
  const isSending = uploads.useValue().length > 0
  const { module, load } = photoCode.useModule()

  useEffect(() => {
    if (!isSending) return
    load()
    return askBeforeLeaving()
  }, [isSending, load])

  return isSending && module ? <module.UploadLine /> : null
}
