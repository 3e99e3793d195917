import { type ReactNode, useEffect, useState } from 'react'
import { lazyModule } from '../api/lazyModule.ts'
import { ToastBox, ToastPlace } from './ToastBox.tsx'
import { createToastStore, ToastContext, useToast, useToasts } from './toastStore.ts'

const region = lazyModule(() => import('./ToastRegion.tsx'))

/** Prefetches the code when a toast becomes likely: the toast may have to say that the visitor is offline. */
export const preloadToasts = region.load

/** Holds the toasts of a visit and shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return (
    <ToastContext value={store}>
      {children}
      <Toasts />
    </ToastContext>
  )
}

/** Renders nothing before the first toast: notistack is not fetched without one. */
function Toasts() {
  const newest = useToasts()[0]?.id
  const { module, hasFailed, load } = region.useModule()

  useEffect(() => {
    if (newest !== undefined) load()
  }, [newest, load])

  if (module) return <module.ToastRegion />
  return hasFailed ? <PlainToast /> : null
}

/** In place of notistack while its code cannot be fetched; the toast stays until it is closed. */
function PlainToast() {
  const { dismiss } = useToast()
  const open = useToasts().find(({ isOpen }) => isOpen)
  if (!open) return null
  return (
    <ToastPlace aria-label="Notifications">
      <ToastBox key={open.id} {...open} onClose={() => dismiss(open.id)} />
    </ToastPlace>
  )
}
