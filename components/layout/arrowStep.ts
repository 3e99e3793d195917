type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** 1 or -1 for an arrow key, 0 for any other. With a modifier the key is the browser's: Alt and left go back. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}

/** The index within `count`, wrapped at both ends. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count
