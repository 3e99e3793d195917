import { photosAndDay } from '#data/quote/photosAndDay.ts'

const { start, choices } = photosAndDay.access

/** What is chosen in the first line of a message: "Access: Stairs, Elevator". */
export function chosenAccess(message: string): string[] {
  const [first = ''] = message.split('\n')
  if (!first.startsWith(start)) return []
  const named = first.slice(start.length).split(', ')
  return choices.filter((choice) => named.includes(choice))
}

/** The message with these choices at its head. What follows stays as it was typed. */
export function withAccess(message: string, chosen: readonly string[]): string {
  const inOrder = choices.filter((choice) => chosen.includes(choice))
  const rest = message.startsWith(start) ? message.split('\n').slice(1).join('\n') : message
  return inOrder.length > 0 ? `${start}${inOrder.join(', ')}\n${rest}` : rest
}
