import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../toasts/toastStore.ts'
import { askBeforeLeaving } from './photos/askBeforeLeaving.ts'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { uploads } from './photos/stores.ts'
import { takeUnsent } from './photos/unsentPhotos.ts'

/** The photos that are being sent, or were when the page was reloaded. Without any it renders and fetches nothing. */
export function PhotoUploads() {
  const isSending = uploads.useValue().length > 0
  const { module, load } = photoCode.useModule()
  const { add: toast } = useToast()

  const tellOfUnsent = useEffectEvent(() => {
    const lost = takeUnsent()
    if (lost) load().then((code) => code && toast({ ...code.describeUnsent(lost), kind: 'error' }))
  })
  useEffect(() => tellOfUnsent(), [])

  useEffect(() => {
    if (!isSending) return
    load()
    return askBeforeLeaving()
  }, [isSending, load])

  return isSending && module ? <module.UploadLine /> : null
}
