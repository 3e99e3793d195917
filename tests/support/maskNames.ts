import { wordsOf } from '#server/build/shingles.ts'

/** The text's words with every name replaced by the same one, so that pages that differ by names alone are equal. */
export function maskNames(text: string, names: readonly string[]): string {
  const plain = [...names].sort((a, b) => b.length - a.length).map((name) => wordsOf(name).join(' '))
  return plain.reduce(
    (current, name) => current.replaceAll(` ${name} `, ' somename '),
    ` ${wordsOf(text).join('  ')} `.replaceAll('  ', ' '),
  )
}
