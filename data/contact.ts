import { claims } from './claims.ts'
import { facts } from './facts.ts'
import { fillRecord } from './fillTemplate.ts'

/** What the contact section says, on every page that has it. Texts may hold placeholders (data/facts.ts). */
export type ContactWording = {
  title: string
  lead: string
  area: string
  arrival: string
  formTitle: string
  /** Inside the empty message box. */
  messageHint: string
  /** Under the button: what happens with what was typed. */
  privacy: string
  privacyLink: string
}

export const contact = fillRecord<ContactWording>(
  {
    title: 'Tell us what’s going.',
    lead: 'A rough list is plenty. Mention stairs, tight gates or anything heavy and the quote will be closer.',
    area: '{region}, {reach}',
    arrival: claims.arrivalWindow.wording,
    formTitle: 'Get your free quote',
    messageHint: 'Describe what needs to be removed...',
    privacy: 'No credit card required. We only use your details to answer this request.',
    privacyLink: 'How we handle them',
  },
  facts,
  'data/contact.ts',
)
