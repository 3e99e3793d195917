import { claims } from '../company/claims.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'

/** Texts of the contact section. They may have placeholders (data/pricing/facts.ts). */
export type ContactWording = {
  title: string
  lead: string
  area: string
  arrival: string
  formTitle: string
  /** Under the button: how the data is used. */
  privacy: string
  privacyLink: string
  /** Results of sending, and reasons not to start. */
  toasts: {
    /** The text of the server's answer, of the thank-you page, and of the toast where the answer has none. */
    sent: { title: string; text: string }
    /** The text where no answer, or none that can be read, came from the server. */
    failed: { title: string; text: string }
    missing: { title: string; text: string }
    /** Followed by the faults. */
    invalid: { title: string }
  }
}

export const contact = fillTemplates<ContactWording>(
  {
    title: 'Tell us what you want gone.',
    lead: 'A rough list is enough. Mention stairs, tight gates and anything heavy, so the crew brings the right tools.',
    area: '{region}, {reach}',
    arrival: claims.arrivalWindows.wording,
    formTitle: 'Get your free quote',
    privacy: '{NoCreditCardShort}. We only use your details for your quote and pickup.',
    privacyLink: 'How we handle your details',
    toasts: {
      sent: { title: 'Success!', text: 'Quote request submitted successfully!' },
      failed: { title: 'Error', text: 'Failed to submit quote request. Please try again.' },
      missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
      invalid: { title: 'Check Your Details' },
    },
  },
  facts,
  'data/quote/contact.ts',
)
