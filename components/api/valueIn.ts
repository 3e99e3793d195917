/** A property of a response's JSON; undefined without one. */
export const valueIn = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined

/** A text in a response's JSON; undefined without one, and for an empty one. */
export function textIn(json: unknown, name: string): string | undefined {
  const value = valueIn(json, name)
  return typeof value === 'string' && value ? value : undefined
}
