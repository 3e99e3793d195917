const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Comments part nothing: React puts them between two pieces of one word. */
const markup = /<!--.*?-->|<(style|script|template)\b.*?<\/\1>|<[^>]+>/gs

/** What a prerendered page says between its main tags. Made for React's HTML, which closes every element and escapes five signs. */
export function visibleText(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1
  const end = html.lastIndexOf('</main>')
  if (end < start) return ''
  return html
    .slice(start, end)
    .replace(markup, (tag) => (tag.startsWith('<!--') ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
