import { defaultRetention, parseDays } from '../company/settings.ts'
import { site } from '../company/site.ts'
import { confirmation } from '../quote/confirmation.ts'
import { contact } from '../quote/contact.ts'
import { reviewsPortal } from './home.ts'
import type { ExtraPage } from './pageSchemas.ts'

/** Days of both settings at build time; undefined keeps everything. */
export const builtRetention = {
  quotes: parseDays(RETENTION_DAYS || String(defaultRetention.quotes)),
  photos: parseDays(PHOTO_RETENTION_DAYS || String(defaultRetention.photos)),
}

const portalPrivacy =
  'The reviews on the home page come from a portal that another company runs. The portal loads when you scroll near the reviews. If your browser is set to save data, the portal loads only when you press “Show the reviews”. From then on that company can see your IP address and your browser, and may set its own cookies. That company’s own privacy policy applies. No other page loads anything from the portal.'

const privacy: ExtraPage = {
  path: '/privacy',
  title: 'Privacy: What We Keep and Why',
  heading: 'Privacy',
  description:
    'Which details the quote form collects, why we need them, how long we keep them and how to delete them.',
  lead: 'We collect what we need to answer your quote request, and which page, site or ad brought you here. Ask at any time to see your details or have them deleted.',
  sections: [
    {
      title: 'What the quote form collects',
      paragraphs: [
        'The form collects your name, phone number and message, and your email address if you give it. We also record which page you sent the form from. If another site or an ad led you here, we record which one. You may add photos, a day and a time of day, your postal code, stairs or an elevator on the way, and the items you counted.',
        'Phones may store the location in a photo. We remove that location from every photo our server can open.',
        'For up to half an hour, our server remembers the IP address of a request. It counts how many come from one address, so nobody can block the form for others. It also notices a form that’s sent twice. We keep and mark requests that look like spam, so that no real one is lost.',
      ],
    },
    {
      title: 'What we add as the job goes on',
      paragraphs: [
        'When we talk with you, we write down what the job needs. That’s your address, the day and time of the pickup, the size of the load and the agreed price. Afterwards it’s what it cost and how you paid, and your receipt. We may take photos of the place when we’re done. It’s also when to call you back. We may correct your name, phone number, email address or postal code. We also note where the job stands, why it fell through if it did, and anything the crew should know.',
        'If you gave us your email address, we may email you about your own pickup. We do that when it’s booked, moved or cancelled, and on the day before.',
        'Our own calendars can show the pickups, with your name, phone number and address. Only our people have the link to them.',
        'We record who first opened your request, who changed it, what they changed and when, and which ready-made text they opened for you.',
        'Our own phones keep a copy of the day’s jobs and of the requests we looked at that day, so we can read them without a signal. The copy is deleted when we next open the job list on a later day. A note that isn’t saved yet stays on the phone for up to 30 days.',
      ],
    },
    {
      title: 'What we use your details for',
      paragraphs: [
        'We use your details to call or write back with a quote, book the pickup and do the job. By sending the form you agree to that use. We don’t put you on a mailing list. We don’t sell, rent or trade your details.',
        'We don’t need your full address or any payment details yet. Please leave those out of the message.',
      ],
    },
    {
      title: 'Where your request goes',
      paragraphs: [
        'Our server stores your request and emails it to the owner of {legalName}. The people who quote and do the job read it. The companies that run our server, email, maps and booking tools may handle your request for us.',
        'We give your request to nobody else, unless the law requires us to.',
      ],
    },
    {
      title: 'What stays in your own browser',
      paragraphs: [
        'Your browser remembers how far you scrolled on each page, so going back brings you to the same place. Until you send the form, it also keeps what you typed. It keeps what you looked at, your town and which site or ad led you here, too. While you send a request, your browser keeps a copy of it. A random number with that copy stops us from storing the request twice. Once it’s sent, only your name, phone number, preferred day and load stay, to thank you.',
        'Your browser keeps all of this in session storage, which it clears when you close the tab. We see none of this unless you send the form.',
        'The postal code check runs in your browser. The code you type there goes to us with your request. Leave it empty if you don’t want that.',
      ],
    },
    {
      title: 'Cookies, analytics and ads',
      paragraphs: [
        'This site sets no cookies. It has no analytics and no ad trackers.',
        ...(reviewsPortal ? [portalPrivacy] : []),
        'Some links lead to other sites, such as our reviews. There, the other site’s privacy policy applies.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'You pay on site, with {paymentMethods}. This website takes no payments and never asks for a card number.',
      ],
    },
    {
      title: 'How long we keep your request',
      paragraphs: [
        `${describeRetention(builtRetention)} The emailed copy and our back-ups can last longer. We delete them when we no longer need them.`,
        `The law asks us to keep our books. So we keep a receipt, with your name, address, email and phone number, until ${timeOf(site.receiptYears * 365)} after the end of its year. Then we delete it.`,
      ],
    },
    {
      title: 'See, correct or delete your details',
      paragraphs: [
        'Call {phone} or write to {email}. You can ask what we hold about you, correct a mistake or withdraw your consent. You can also have everything deleted, the emailed copy included. Of a receipt, only its number, day and amounts then stay in our books. We’ll ask a few questions to be sure it’s you.',
        '{privacyContact} is responsible for how we handle your details. Not happy with our answer? You can complain to the Office of the Privacy Commissioner of Canada. It oversees the federal privacy law, PIPEDA.',
      ],
    },
  ],
  listed: true,
  updatedOn: '2026-12-01',
}

const accessibility: ExtraPage = {
  path: '/accessibility',
  title: 'Accessibility of This Site',
  heading: 'Accessibility',
  description:
    'This site works with a keyboard, a screen reader and large text. If something doesn’t work for you, reach us by phone.',
  lead: 'You can ask a question, get a quote and book by phone: call {phone}.',
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        'We aim for the Web Content Accessibility Guidelines, version 2.2, level AA. We check our pages against them ourselves.',
      ],
    },
    {
      title: 'How it’s built to work',
      paragraphs: [
        'By keyboard: you can reach and use every link, button and field without a mouse. You can always see which one you’re on.',
        'With a screen reader: headings and landmarks are in order, photos are described, and form fields have labels. Errors are announced with their field.',
        'Without JavaScript: you can read the pages, follow the links and send the quote form.',
        'Enlarged: you can zoom to 400% and read without scrolling sideways.',
        'With less motion: if your device asks for reduced motion, pages change at once, without animation. Nothing on this site flashes or plays by itself.',
      ],
    },
    {
      title: 'If something gets in your way',
      paragraphs: [
        'Call {phone} or write to {email}. Tell us which page gave you trouble, what you tried to do and which browser you use. We’ll help you first, then fix the page.',
        'Ask us to read something out or send it in another form.',
      ],
    },
    {
      title: 'When we come to you',
      paragraphs: [
        'You don’t have to lift or carry anything. Should we knock loudly, wait longer at the door or put things in writing? Tell us when you book.',
      ],
    },
  ],
  listed: true,
  updatedOn: '2026-11-25',
}

export const thankYou: ExtraPage = {
  path: '/thank-you',
  title: 'Quote Request Sent',
  heading: 'Thank you',
  description: 'Your quote request has been sent. We call or write back with a price.',
  lead: contact.toasts.sent.text,
  sections: [
    {
      title: confirmation.next.title,
      paragraphs: confirmation.next.paragraphs,
    },
    {
      title: 'In a hurry?',
      paragraphs: ['Call {phone}. If your things have to go today, call before {sameDayUntil}.'],
    },
  ],
  listed: false,
  updatedOn: '2026-12-01',
}

export const extraPages: readonly ExtraPage[] = [privacy, accessibility, thankYou]

/** How long a request is kept, for the privacy page. */
export function describeRetention({ quotes, photos }: typeof builtRetention): string {
  const request =
    quotes === undefined
      ? 'We keep a request as long as we need it to quote, do the job and answer questions afterwards.'
      : `We keep a request for ${timeOf(quotes)}, and longer only while a pickup or call is still planned. Then we delete it.`
  const goEarlier = photos !== undefined && photos < (quotes ?? Number.POSITIVE_INFINITY)
  return goEarlier ? `${request} We delete its photos after ${timeOf(photos)}.` : request
}

/** "2 years", or "90 days" if the time is not a whole number of years. */
function timeOf(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
