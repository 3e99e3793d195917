export type ShownText = { title: string; words: string[] | undefined; headings: string[] }

/**
 * Runs in the page.
 *
 * @param withWaiting includes words that are invisible until the page is hydrated
 * @returns the title, the visible words (undefined if the page has no root) and the first headings
 */
export function readShownText(withWaiting: boolean): ShownText {
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
      if (textContent?.trim() && parentElement && isVisible(parentElement)) words.push(textContent.trim())
    }
    return words
  }

  function isVisible(element: Element): boolean {
    const isWaiting = withWaiting && element.closest('[data-waiting]') !== null
    // Folded text is one tap away with script, and visible without script.
    const isFolded = element.closest('.MuiCollapse-root') !== null
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: !isWaiting && !isFolded })
  }
}
