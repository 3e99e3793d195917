import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { postalCheck } from '#data/quote/postalCheck.ts'

/** A message of the quote form: the lines that other controls wrote at its head, each empty if absent, and the typed text. */
type MessageParts = {
  /** "Access: Stairs, Elevator" */
  access: string
  /** "Postal code: L1S 4W2" */
  postalCode: string
  typed: string
}

const isAccess = (line: string) => line.startsWith(photosAndDay.access.start)

/** A line that was changed by hand is typed text. */
const isPostalCode = (line: string) =>
  line.startsWith(postalCheck.start) &&
  /^[A-Z]\d[A-Z](?: \d[A-Z]\d)?$/.test(line.slice(postalCheck.start.length))

export function splitMessage(message: string): MessageParts {
  const lines = message.split('\n')
  const take = (isWanted: (line: string) => boolean) =>
    isWanted(lines[0] ?? '') ? (lines.shift() ?? '') : ''
  return { access: take(isAccess), postalCode: take(isPostalCode), typed: lines.join('\n') }
}

export const joinMessage = ({ access, postalCode, typed }: MessageParts): string =>
  [access, postalCode].map((line) => line && `${line}\n`).join('') + typed

/** A postal code alone says nothing about the job: such a message counts as empty. */
export function withoutLoneCode(message: string): string {
  const { access, typed } = splitMessage(message)
  return access || typed.trim() ? message : ''
}

/** Replaces the line with the postal code; an empty code removes the line. */
export const withPostalCode = (message: string, code: string): string =>
  joinMessage({ ...splitMessage(message), postalCode: code && postalCheck.start + code })
