import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'
import { sendFailed } from './sendFailed.ts'

/** Texts of the contact section. They may have placeholders (data/prices/facts.ts). */
export const contact = fillTemplates(
  {
    title: 'Tell us what you want gone.',
    lead: 'A rough list is enough. Mention stairs, tight gates and anything heavy, so the crew brings the right tools.',
    area: '{region}, {reach}',
    arrival: '{ArrivalWindows}',
    formTitle: 'Get your free quote',
    required: 'Fields with * are required.',
    /** Under the button: how the data is used. */
    privacy: '{NoCreditCardShort}. We only use your details for your quote and pickup.',
    privacyLink: 'How we handle your details',
    /** Results of sending, and reasons not to start. */
    toasts: {
      /** The text of the server's answer and of the thank-you page. The toast shows it if the answer has no text. */
      sent: { title: 'Success!', text: 'Quote request submitted successfully!' },
      /** The text is shown if the server sent no readable answer. */
      failed: sendFailed,
      missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
      /** Followed by the faults. */
      invalid: { title: 'Check Your Details' },
    },
  },
  facts,
  'data/quote/contact.ts',
)
