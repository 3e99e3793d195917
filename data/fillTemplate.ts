type Values = Readonly<Record<string, string>>

/**
 * The text with its placeholders filled. A value that ends with a full stop, such as "10 a.m.", gets no second full stop.
 *
 * @param source file of the text, for the error
 * @throws on an unknown placeholder: it fails the build and never reaches a visitor
 */
export function fillTemplate(template: string, values: Values, source?: string): string {
  return template.replace(/\{([^{}]*)\}(\.?)/g, (_, name: string, fullStop: string) => {
    const value = values[name]
    if (value === undefined) {
      throw new Error(
        `${source ? `${source}: no` : 'No'} value for {${name}} in "${template}". Correct it to one of these: ${Object.keys(values).join(', ')}.`,
      )
    }
    return value.endsWith('.') ? value : value + fullStop
  })
}

/** A copy of the content with the placeholders of every text filled, at any depth; see fillTemplate. */
export function fillTemplates<Content>(content: Content, values: Values, source?: string): Content {
  if (typeof content === 'string') return fillTemplate(content, values, source) as Content
  if (Array.isArray(content)) return content.map((item) => fillTemplates(item, values, source)) as Content
  if (content === null || typeof content !== 'object') return content
  const filled: Partial<Content> = {}
  for (const field in content) filled[field] = fillTemplates(content[field], values, source)
  return filled as Content
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number for the middle of a sentence: in words up to "twelve", then in digits. */
export const countInWords = (count: number): string => words[count] ?? String(count)
