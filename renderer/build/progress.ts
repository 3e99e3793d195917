/** In milliseconds. A step that is done sooner says nothing. */
const interval = 2000

/** Prints how far a long step has come: "photos 9 of 14". The returned function is called whenever one is done. */
export function progress(what: string, total: number): () => void {
  let done = 0
  let printedAt = Date.now()
  return function advance() {
    done += 1
    if (Date.now() - printedAt < interval) return
    printedAt = Date.now()
    console.log(`  ${what} ${done} of ${total}`)
  }
}
