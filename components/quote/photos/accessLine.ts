import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { joinMessage, splitMessage } from '../fields/messageLines.ts'

const { start, choices } = photosAndDay.access

/** The parts of a message that begins with "Access: Stairs, Elevator". */
const accessParts = (message: string): string[] =>
  splitMessage(message).access.slice(start.length).split(', ')

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
  const access = parts.length > 0 ? start + parts.join(', ') : ''
  return joinMessage({ ...splitMessage(message), access })
}
