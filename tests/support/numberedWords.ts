/** So many words, each another one. */
export function numberedWords(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')
}
