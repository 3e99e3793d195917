import { site } from '../company/site.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'
import { firstName } from './quoteFields.ts'

/** Texts in place of the form once a request is sent, and on the thank-you page. They may have placeholders (data/prices/facts.ts). */
export const confirmation = fillTemplates(
  {
    next: {
      title: 'What happens next',
      paragraphs: [
        ...(site.replyTime ? [`You hear from us ${site.replyTime}.`] : []),
        'You get {freeEstimatesShort}. {NoCreditCardShort}.',
        'Then we agree on a day and {anArrivalWindow} arrival window. We come the {sameDay}, or the {nextDayShort}. {PriceFirst}.',
      ],
    },
    /** For screen readers. */
    label: 'Your request',
    again: 'Send another',
  },
  facts,
  'data/quote/confirmation.ts',
)

/** "Thanks, Helen." */
export const thanksTo = (name: string): string => `Thanks, ${firstName(name)}.`

export const weCall = (phone: string): string => `We’ll call you at ${phone}.`

/** How many photos of a request have arrived; empty without any. */
export function describeArrived(kept: number, all: number): string {
  if (all === 0) return ''
  if (kept < all) return `${kept} of ${all} photos ${kept === 1 ? 'is' : 'are'} in.`
  return all === 1 ? 'Your photo is in.' : `Your ${all} photos are in.`
}
