import canadian from 'dictionary-en-ca'
import { fleschKincaid } from 'flesch-kincaid'
import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
import nspell from 'nspell'
import { syllable } from 'syllable'

/** Inline elements; any other element begins a new block. */
const inline = new Set('A B BR EM I SMALL SPAN STRONG TIME'.split(' '))
const notShown = new Set('SCRIPT STYLE SVG TEMPLATE'.split(' '))
const heading = /^H[1-6]$/

/** The text of one block element, without the blocks within it. */
export type TextBlock = { text: string; isHeading: boolean }

export function textBlocksOf(element: HTMLElement, inHeading = false): TextBlock[] {
  const isHeading = inHeading || heading.test(element.tagName)
  const found: TextBlock[] = []
  let line = ''

  function gather(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) line += node.text
    if (!isElement(node) || notShown.has(node.tagName)) return
    if (inline.has(node.tagName)) {
      line += ' '
      node.childNodes.forEach(gather)
      line += ' '
    } else {
      endBlock()
      found.push(...textBlocksOf(node, isHeading))
    }
  }
  function endBlock(): void {
    const text = line
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?)’])/g, '')
      .trim()
    if (text) found.push({ text, isHeading })
    line = ''
  }

  element.childNodes.forEach(gather)
  endBlock()
  return found
}

/** The end of a sentence. Intl.Segmenter finds none in "From $55. 2 people come." */
const boundary =
  /(?<=[.!?]["”’)]*)(?<!\b(?:St|Mr|Mrs|Ms|Dr|e\.g|i\.e|vs|No(?=. \d))\.) (?=["“‘(]*[\p{Lu}\d$])/u

/** The sentences of a text, and the label after the last one if there is one. */
export const partsOf = (text: string): string[] => text.split(boundary)

/** Only the sentences: a label has no full stop. */
export const sentencesOf = (text: string): string[] =>
  partsOf(text).filter((part) => /[.!?]["”’)]*$/.test(part))

/** The words of a text: "905.555.0142", "$1,200", "oshawa.ca" and "hot-tub" count as one each. */
export const wordsOf = (text: string): string[] =>
  text.match(/[$]?[\p{L}\d]+(?:[.,'’@/-]?[\p{L}\d]+)*/gu) ?? []

/** The Flesch-Kincaid grade of sentences. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  // A word without letters, such as a number, counts as one syllable.
  const syllables = words.map((word) => Math.max(1, syllable(word))).reduce((sum, count) => sum + count, 0)
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

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

type Term = {
  /** The preferred term, or the replacement of an expression to avoid. */
  say: string
  not: RegExp
  /** Allowed wordings, such as those of the specification. */
  except?: RegExp
}

/** One term per thing. Contains only terms that a check can distinguish: "pick up" is right as a verb, "depot" is a public site. */
const terms: readonly Term[] = [
  { say: 'quote', not: /\b(estimates?|quotations?)\b/i, except: /free estimates and quotes/gi },
  { say: 'load', not: /\b(truck loads?|loadfuls?)\b/i },
  { say: 'pickup', not: /\b(pick-ups?|(a|the|your|our|each|every|curbside|same-day|next-day) pick up)\b/i },
  {
    say: 'crew',
    not: /\b(teams?|guys|workm[ae]n)\b/i,
    except: /\b(a uniformed|professional) team\b/gi,
  },
  {
    say: 'disposal site',
    not: /\b(dumps?|landfills?|transfer stations?)\b/i,
    except: /\bmove-out dump runs?\b/gi,
  },
  { say: 'donation', not: /\bgive-?aways?\b/i },
  { say: 'cleanout or cleanup', not: /\b(clean-(out|up)s?|(a|the|your|estate|garage) clean (out|up))\b/i },
  { say: 'garbage', not: /\b(trash|rubbish)\b/i },
  {
    say: 'what the reader can do, such as looking at the municipality’s own list',
    not: /\b(can’t say|(haven’t|not|isn’t|aren’t)( yet)?( been)? confirmed|unconfirmed|we don’t know)\b/i,
  },
]

/** Terms to avoid that a text contains. */
export const wrongTermsOf = (text: string): { found: string; say: string }[] =>
  terms.flatMap(({ say, not, except }) => {
    const [found] = not.exec(except ? text.replace(except, '') : text) ?? []
    return found ? [{ found, say }] : []
  })
