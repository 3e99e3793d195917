import { useEffect } from 'react'
import { lazyModule } from '../api/lazyModule.ts'
import { ToastBox, ToastPlace } from './ToastBox.tsx'
import { toasts } from './toastStore.ts'

const region = lazyModule(() => import('./ToastRegion.tsx'))

/** Prefetches the code when a toast becomes likely: the toast may have to say that the visitor is offline. */
export const preloadToasts = region.load

/** Shows the toasts. Renders nothing before the first one: notistack is not fetched without a toast. */
export function Toasts() {
  const newest = toasts.useValue()[0]?.id
  const { module, hasFailed, load } = region.useModule()

  useEffect(() => {
    if (newest !== undefined) load()
  }, [newest, load])

  if (module) return <module.ToastRegion />
  return hasFailed ? <PlainToast /> : null
}

/** In place of notistack while its code cannot be fetched; the toast stays until it is closed. */
function PlainToast() {
  const open = toasts.useValue().find(({ isOpen }) => isOpen)
  if (!open) return null
  return (
    <ToastPlace aria-label="Notifications">
      <ToastBox key={open.id} {...open} onClose={() => toasts.dismiss(open.id)} />
    </ToastPlace>
  )
}
