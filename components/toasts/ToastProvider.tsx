import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { loadToastRegion } from './loadToastRegion.ts'
import { PlainToasts } from './PlainToasts.tsx'
import { createToastStore, type Toast, type ToastStore } from './toastStore.ts'
import { ToastContext } from './useToast.ts'

/** Holds the toasts of a visit, and shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return (
    <ToastContext value={store}>
      {children}
      <Toasts store={store} />
    </ToastContext>
  )
}

type RegionProps = { toasts: readonly Toast[]; dismiss: (id: number) => void }

function Toasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const Region = useRegion(toasts[0]?.id)
  return Region && <Region toasts={toasts} dismiss={store.dismiss} />
}

/** Nothing before the first toast; then the region, or its plain stand-in until another toast can fetch it. */
function useRegion(newest: number | undefined): ComponentType<RegionProps> | undefined {
  const [region, setRegion] = useState<{ Region: ComponentType<RegionProps> }>()

  useEffect(() => {
    if (newest === undefined) return
    loadToastRegion().then(
      ({ ToastRegion }) => setRegion({ Region: ToastRegion }),
      () => setRegion({ Region: PlainToasts }),
    )
  }, [newest])

  return region?.Region
}
