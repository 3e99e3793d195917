import { useLocation } from 'react-router-dom'
import { createStore } from './createStore.ts'

const opened = createStore<Readonly<Record<string, boolean>>>({})

/**
 * Whether a part of the page is open, kept while the visitor looks at other pages: after Back the page has the same height.
 *
 * @param name of the part, unique on its page
 */
export function useKeptOpen(name: string, isOpenAtFirst = false): [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const key = `${pathname} ${name}`
  const isOpen = opened.useValue()[key] ?? isOpenAtFirst
  return [isOpen, (next) => opened.write({ ...opened.read(), [key]: next })]
}
