/** The values live in the document, so that what was typed before hydration is kept. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isField ? field : undefined
}
