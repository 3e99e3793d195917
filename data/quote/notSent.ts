/** The page that answers a form without JavaScript which could not be stored. */
export const notSent = {
  title: 'Your request was not sent',
  /** For pageMetadata, which fills in the phone number. */
  description: 'Your quote request was not sent. Correct it and send it again, or call {phone}.',
  reasons: 'Why it was not sent',
  kept: 'What you typed is still here. If you added photos, choose them again. You can also call',
  lost: 'Press your browser’s Back button to get back what you typed. You can also call',
  home: 'Back to Home',
}

/** Placeholder in the prerendered page for a text from the server: "reasons", "hint", "action", or the value of a field by its name. */
export const placeholder = (name: string) => `%quote:${name}%`

/**
 * Props of an element that gets attributes from the server: "fault:phone" (and the id of the field's help), "selected:window:morning",
 * "checked:access:stairs", and "form", which is hidden if the body could not be read.
 */
export const attributesOf = (...parts: readonly string[]) => ({ 'data-hole': parts.join(':') })

/** Both kinds: the name of a text, or of attributes with the parts after it. */
export const placeholders = /%quote:(\w+)%| data-hole="([\w:-]+)"/g
