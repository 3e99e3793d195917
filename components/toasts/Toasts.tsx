import { useEffect } from 'react'
import { lazyModule } from '../api/lazyModule.ts'
import { LiveRegion, ToastBox, ToastPlace } from './ToastBox.tsx'
import { toasts } from './toastStore.ts'

const region = lazyModule(() => import('./SiteToasts.tsx'))

/** Prefetches the code when a toast becomes likely: the toast may have to say that the visitor is offline. */
export const preloadToasts = region.load

/** Shows the toasts. notistack is not fetched without a toast. */
export function Toasts() {
  const open = toasts.useOpen()
  const { module, hasFailed, load } = region.useModule()

  useEffect(() => {
    if (open) load()
  }, [open, load])

  return (
    <LiveRegion>
      {module && <module.SiteToasts />}
      {/* In place of notistack while its code cannot be fetched; the toast stays until it is closed. */}
      {hasFailed && open && (
        <ToastPlace aria-label="Notifications">
          <ToastBox key={open.id} {...open} onClose={() => toasts.dismiss(open.id)} />
        </ToastPlace>
      )}
    </LiveRegion>
  )
}
