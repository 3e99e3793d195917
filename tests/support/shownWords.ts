export type ShownWords = { title: string; words: string[] | undefined; headings: string[] }

/**
 * Runs in the page, and can use nothing that is outside of it.
 *
 * @param areWaitingSeen whether words count that keep their place and are shown once the page is alive
 * @returns the title, the words that are seen, none of them if the page has no root, and the first headings
 */
export function readShownWords(areWaitingSeen: boolean): ShownWords {
  const root = document.querySelector('#root')
  return {
    title: document.title,
    words: root ? readWords(root) : undefined,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  }

  function readWords(root: Element): string[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (textContent?.trim() && parentElement && isSeen(parentElement)) words.push(textContent.trim())
    }
    return words
  }

  function isSeen(element: Element): boolean {
    const isWaiting = areWaitingSeen && element.closest('[data-waiting]') !== null
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: !isWaiting })
  }
}
