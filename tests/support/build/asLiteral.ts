/** A regular expression's source that matches this text and nothing else. */
export const asLiteral = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
