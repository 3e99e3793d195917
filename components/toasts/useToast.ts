import { createContext, useContext } from 'react'
import type { ToastStore } from './toastStore.ts'

/** Given by ToastProvider. */
export const ToastContext = createContext<ToastStore | undefined>(undefined)

/** The way to show a toast, from anywhere on the page. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('There is no ToastProvider around this component.')
  return store
}
