import { site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { dollars } from '../prices/pricing.ts'
import { textLink } from '../quote/contactLinks.ts'
import { firstName } from '../quote/quoteFields.ts'
import { windowName } from './arrivalWindows.ts'
import { longDayName } from './deskCalendar.ts'
import type { DeskQuote } from './deskQuote.ts'

/** The texts that the owner opens in the message app, or copies. A sentence with a placeholder that has no value is left out. */
export const customerTexts = [
  {
    code: 'booked',
    label: 'Booked',
    sentences: [
      `Hi {name}, this is ${site.brand}.`,
      'Your pickup is booked for {day}.',
      'We’ll arrive from {window}.',
      `The price is {price} plus ${site.salesTax}.`,
      'If anything changes, call us at {phone}.',
    ],
  },
  {
    code: 'onOurWay',
    label: 'On our way',
    sentences: [
      `Hi {name}, this is ${site.brand}.`,
      'We’re on our way to you.',
      'You can reach the crew at {phone}.',
    ],
  },
  {
    code: 'nobodyAnswered',
    label: 'Nobody answered',
    sentences: [
      `Hi {name}, this is ${site.brand}.`,
      'We tried to reach you about your pickup and nobody answered.',
      'Please call us at {phone}.',
    ],
  },
  {
    code: 'cancelled',
    label: 'Cancelled',
    sentences: [
      `Hi {name}, this is ${site.brand}.`,
      'Your pickup is cancelled.',
      'It was booked for {day}.',
      'If you still want it, call us at {phone}.',
    ],
  },
  {
    code: 'thankYou',
    label: 'Thank you',
    sentences: [
      `Thank you, {name}, for choosing ${site.brand}.`,
      'If you have a minute, a review helps us a lot: {reviews}',
    ],
  },
] as const satisfies readonly { code: string; label: string; sentences: readonly string[] }[]

export type CustomerText = (typeof customerTexts)[number]

export const textCodes: readonly string[] = customerTexts.map(({ code }) => code)

export const onOurWay = customerTexts[1]

export const visitCancelled = customerTexts[3]

type Customer = Pick<DeskQuote, 'name' | 'visitDay' | 'visitFrom' | 'visitTo' | 'price'>

/** The text for a customer, with what is known about their visit. */
export function fillText({ sentences }: CustomerText, customer: Customer): string {
  const { name, visitDay, price } = customer
  const values: Readonly<Record<string, string>> = {
    name: firstName(name),
    day: visitDay && longDayName(visitDay),
    window: windowName(customer),
    price: price === null ? '' : dollars(price),
    phone: site.phoneDotted,
    reviews: site.reviewsSite?.url ?? '',
  }
  const known = sentences.filter((sentence) => {
    const [, placeholder] = /\{(\w+)\}/.exec(sentence) ?? []
    return placeholder === undefined || values[placeholder] !== ''
  })
  return known.map((sentence) => fillTemplate(sentence, values)).join(' ')
}

/** Opens the message app with the text, in the form that both iOS and Android take; undefined without a phone number. */
export function messageLink(phone: string, text: string): string | undefined {
  const link = textLink(phone)
  return link && `${link}?&body=${encodeURIComponent(text)}`
}

/** The buttons of the texts. */
export const textsWording = {
  title: 'Ready texts',
  open: 'Open in messages',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser did not allow copying. Select the text instead.',
  email: 'Email',
  notNoted: 'The history does not show this text: the server could not be reached.',
  subject: `Your pickup with ${site.brand}`,
} as const
