import { visitWindows } from '../quote/quoteFields.ts'
import { deskWording } from './deskWording.ts'

/** The parts of a day, in their order; visits at any time come last. */
export const dayParts = [...visitWindows, { value: '', label: deskWording.week.anyTime }]

export const windowName = (value: string): string =>
  visitWindows.find((window) => window.value === value)?.label ?? ''
