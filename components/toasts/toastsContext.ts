import { createContext } from 'react'
import type { Toast } from './toastStore.ts'

type ShownToasts = {
  toasts: readonly Toast[]
  dismiss: (id: number) => void
  /** The visitor is with the toast, by pointer or by focus. */
  isPaused: boolean
}

/** notistack keeps what it was first given to show: what may change comes this way. */
export const ToastsContext = createContext<ShownToasts>({ toasts: [], dismiss: () => {}, isPaused: false })
