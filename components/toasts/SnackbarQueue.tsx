import { useSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'
import type { Toast } from './toastStore.ts'

/** Hands notistack the toasts that have opened and takes back those that were dismissed. */
export function SnackbarQueue({ toasts }: { toasts: readonly Toast[] }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const handedOver = useRef(new Set<number>())

  useEffect(() => {
    for (const { id, title, isOpen } of toasts.toReversed()) {
      if (isOpen && !handedOver.current.has(id)) {
        handedOver.current.add(id)
        enqueueSnackbar(title, { key: id })
      } else if (!isOpen && handedOver.current.delete(id)) closeSnackbar(id)
    }
  }, [toasts, enqueueSnackbar, closeSnackbar])

  return null
}
