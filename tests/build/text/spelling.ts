import canadian from 'dictionary-en-ca'
import nspell from 'nspell'
import { wordsOf } from './sentences.ts'

/** Tokens without spelling: "905.555.0142", "6-foot", "oshawa.ca". */
const notSpelled = /\d|@|[.]\p{L}/u

/**
 * @param known words and names that the Canadian dictionary lacks
 * @returns a function that gives the misspelled words of a text
 */
export function createSpelling(known: readonly string[]): (text: string) => string[] {
  const speller = nspell(canadian)
  for (const word of known.flatMap(wordsOf).flatMap((name) => [name, ...name.split('-')]))
    speller.add(word).add(`${word}s`)
  const answers = new Map<string, boolean>()

  function isSpelled(word: string): boolean {
    const answer =
      answers.get(word) ??
      (speller.correct(word) || word.split(/[-/]/).every((part) => speller.correct(part)))
    answers.set(word, answer)
    return answer
  }
  return (text) =>
    wordsOf(text)
      .filter((word) => !notSpelled.test(word))
      .map((word) => word.replaceAll('’', "'").replace(/'s$/, ''))
      .filter((word) => !isSpelled(word))
}
