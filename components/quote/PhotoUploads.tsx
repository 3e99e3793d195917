import { useEffect, useEffectEvent } from 'react'
import { toasts } from '../toasts/toastStore.ts'
import { askBeforeLeaving } from './photos/askBeforeLeaving.ts'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { uploads } from './photos/stores.ts'
import { takeUnsent } from './photos/unsentPhotos.ts'

/** The progress of uploads, and a toast for uploads that a reload has stopped. Without uploads nothing is rendered or fetched. */
export function PhotoUploads() {
  const isSending = uploads.useValue().length > 0
  const { module, load } = photoCode.useModule()

  const announceUnsent = useEffectEvent(() => {
    const lost = takeUnsent()
    if (lost) load().then((code) => code && toasts.add({ ...code.describeUnsent(lost), kind: 'error' }))
  })
  useEffect(() => announceUnsent(), [])

  useEffect(() => {
    if (!isSending) return
    load()
    return askBeforeLeaving()
  }, [isSending, load])

  return isSending && module ? <module.UploadLine /> : null
}
