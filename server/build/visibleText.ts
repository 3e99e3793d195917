const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a prerendered page says between its main tags. Made for React's HTML, which closes every element and escapes five signs. */
export function visibleText(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(style|script|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
