type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** How far an arrow key goes: 1, -1, or 0 for any other key. With a modifier it is the browser's: Alt and left go back. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
