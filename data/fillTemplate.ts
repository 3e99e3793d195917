/** An unknown placeholder throws, so a misspelt one fails the build instead of reaching a visitor. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) {
      throw new Error(
        `No value for ${placeholder} in "${template}". Known placeholders: ${Object.keys(values).join(', ')}.`,
      )
    }
    return value
  })
}

/** The same record with every placeholder in every text filled. */
export function fillRecord<Content>(content: Content, values: Readonly<Record<string, string>>): Content {
  if (typeof content === 'string') return fillTemplate(content, values) as Content
  if (Array.isArray(content)) return content.map((item) => fillRecord(item, values)) as Content
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [field, fillRecord(value, values)]),
  ) as Content
}
