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

/**
 * Placeholder in the prerendered page for a value from the server: "reasons", "hint", or a field's name. "form" and "end" enclose
 * the form, which is left out if the body could not be read.
 */
export const placeholder = (name: string) => `%quote:${name}%`
export const placeholders = /%quote:(\w+)%/g

/** The page without its form. */
export function withoutForm(template: string): string {
  const end = placeholder('end')
  return (
    template.slice(0, template.indexOf(placeholder('form'))) +
    template.slice(template.indexOf(end) + end.length)
  )
}
