import { photosAndDay } from '#data/quote/photosAndDay.ts'

const { start, choices } = photosAndDay.access

/** Splits a message into its first line with choices, empty without choices, and the text after that line. */
export function splitMessage(message: string): { line: string; rest: string } {
  const [line = '', ...rest] = message.split('\n')
  return line.startsWith(start) ? { line, rest: rest.join('\n') } : { line: '', rest: message }
}

export const joinMessage = (line: string, rest: string): string => (line ? `${line}\n${rest}` : rest)

/** The parts of a message that begins with "Access: Stairs, Elevator". */
const accessParts = (message: string): string[] => splitMessage(message).line.slice(start.length).split(', ')

/** The parts that are choices. */
export function chosenAccess(message: string): string[] {
  const parts = accessParts(message)
  return choices.filter((choice) => parts.includes(choice))
}

/** Replaces the choices in the first line of a message. The typed text stays, also in that line. */
export function withAccess(message: string, chosen: readonly string[]): string {
  const inOrder = choices.filter((choice) => chosen.includes(choice))
  const typed = accessParts(message).filter((part) => part.trim() && !choices.includes(part))
  const parts = [...inOrder, ...typed]
  const line = parts.length > 0 ? start + parts.join(', ') : ''
  return joinMessage(line, splitMessage(message).rest)
}
