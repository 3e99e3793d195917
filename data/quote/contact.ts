import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'

/** Texts of the contact section. They may have placeholders (data/pricing/facts.ts). */
export const contact = fillTemplates(
  {
    title: 'Tell us what you want gone.',
    lead: 'A rough list is enough. Mention stairs, tight gates and anything heavy, so the crew brings the right tools.',
    area: '{region}, {reach}',
    arrival: '{ArrivalWindows}',
    formTitle: 'Get your free quote',
    /** Under the button: how the data is used. */
    privacy: '{NoCreditCardShort}. We only use your details for your quote and pickup.',
    privacyLink: 'How we handle your details',
    /** Results of sending, and reasons not to start. */
    toasts: {
      /** The text of the server's answer, of the thank-you page, and of the toast where the answer has none. */
      sent: { title: 'Success!', text: 'Quote request submitted successfully!' },
      /** The text where no answer, or none that can be read, came from the server. */
      failed: { title: 'Error', text: 'Failed to submit quote request. Please try again.' },
      missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
      /** Followed by the faults. */
      invalid: { title: 'Check Your Details' },
    },
  },
  facts,
  'data/quote/contact.ts',
)
