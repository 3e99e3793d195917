import { photosAndDay } from '#data/quote/photosAndDay.ts'

const { start, choices } = photosAndDay.access

/** Splits a message into its first line with choices, empty without choices, and the text after that line. */
export function splitMessage(message: string): { line: string; rest: string } {
  const [line = '', ...rest] = message.split('\n')
  return line.startsWith(start) ? { line, rest: rest.join('\n') } : { line: '', rest: message }
}

export const joinMessage = (line: string, rest: string): string => (line ? `${line}\n${rest}` : rest)

/** The choices of a message that begins with "Access: Stairs, Elevator". */
export function chosenAccess(message: string): string[] {
  const named = splitMessage(message).line.slice(start.length).split(', ')
  return choices.filter((choice) => named.includes(choice))
}

/** Replaces the choices in the first line of a message. The typed text stays. */
export function withAccess(message: string, chosen: readonly string[]): string {
  const inOrder = choices.filter((choice) => chosen.includes(choice))
  const line = inOrder.length > 0 ? start + inOrder.join(', ') : ''
  return joinMessage(line, splitMessage(message).rest)
}
