type Values = Readonly<Record<string, string>>

/**
 * The text with its placeholders filled.
 *
 * @param source the file the text stands in, for the message
 * @throws on an unknown placeholder, so that a misspelt one fails the build instead of reaching a visitor
 */
export function fillTemplate(template: string, values: Values, source?: string): string {
  // Most texts have none, and a page has hundreds.
  if (!template.includes('{')) return template
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) {
      throw new Error(
        `${source ? `${source}: no` : 'No'} value for ${placeholder} in "${template}". Known placeholders: ${Object.keys(values).join(', ')}.`,
      )
    }
    return value
  })
}

/** The same record with every placeholder in every text filled; otherwise as fillTemplate. */
export function fillTemplates<Content>(content: Content, values: Values, source?: string): Content {
  if (typeof content === 'string') return fillTemplate(content, values, source) as Content
  if (Array.isArray(content)) return content.map((item) => fillTemplates(item, values, source)) as Content
  if (content === null || typeof content !== 'object') return content
  const filled: Partial<Content> = {}
  for (const field in content) filled[field] = fillTemplates(content[field], values, source)
  return filled as Content
}
