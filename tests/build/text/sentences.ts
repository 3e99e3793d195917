import { fleschKincaid } from 'flesch-kincaid'
import { type HTMLElement, type Node, NodeType } from 'node-html-parser'
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
