/** Where the browser keeps the draft of the quote form, in session storage. */
export const draftKey = 'quoteDraft'

/**
 * Props for a VisuallyHidden without text on a page that answers a form posted without script: what was posted is newer than the draft.
 * renderer/stub/rememberSubject.ts stores the element's text, which is none, in place of the draft.
 */
export const endsDraft = { 'data-remember-as': draftKey }
