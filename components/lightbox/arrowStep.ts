import { hasModifier, type Modifiers } from '../layout/hasModifier.ts'

type Key = Modifiers & Pick<KeyboardEvent, 'key'>

/** 1 or -1 for an arrow key, 0 for any other key. 0 with a modifier, which the browser handles: Alt and left go back. */
export function arrowStep(event: Key): -1 | 0 | 1 {
  if (hasModifier(event)) return 0
  if (event.key === 'ArrowRight') return 1
  return event.key === 'ArrowLeft' ? -1 : 0
}

/** The index within `count`, wrapped at both ends. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count
