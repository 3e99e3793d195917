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
 * Stands in the prerendered page for what the server fills in: "reasons", "hint", every field by its name. The form
 * stands between "form" and "end": a body that cannot be read leaves no values to fill in.
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
