import { reviewsPortal } from './reviewsPortal.ts'

/**
 * A page of plain text. A row in `extraPages` is enough: the page is routed, prerendered and, if listed, in the sitemap. Texts may
 * have placeholders (data/facts.ts).
 */
export type ExtraPage = {
  /** One segment: "/privacy". */
  path: `/${string}`
  /** For the browser's tab and search results; no other page has the same. */
  title: string
  /** The page's heading. */
  heading: string
  /** For search results, about 130 characters; cut at 930 pixels. */
  description: string
  /** One or two sentences under the heading. */
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
  /** Whether search engines may list the page. */
  listed: boolean
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}

const portalPrivacy =
  'The reviews on the home page come from a portal that another company runs. Its script and its frame are fetched when you scroll near the reviews; if your browser is set to save data, only when you press “Show the reviews”. From then on that company can see your network address and what browser you use, and may set cookies of its own, under its own privacy policy. No other page fetches anything from it.'

const privacy: ExtraPage = {
  path: '/privacy',
  title: 'Privacy: What We Keep and Why',
  heading: 'Privacy',
  description:
    'What the quote form collects, why we need it, how long we keep it, and how to have it deleted.',
  lead: 'We collect what it takes to answer your quote request. You can ask for it back or have it deleted at any time.',
  sections: [
    {
      title: 'What the quote form collects',
      paragraphs: [
        'Your name, your phone number, your email address if you choose to give it, and what you write about the job. With it comes the page you sent the form from, so we know what you were looking at.',
        'Our server counts the requests from a network address for ten minutes, so that one sender can’t flood the form. A request that looks like spam is kept and marked as such, so that a real one isn’t lost.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To call or write back with a price, to book the visit, and to do the job. By sending the form you agree to that use. We don’t put you on a mailing list, and we don’t sell, rent or trade your details.',
        'The form doesn’t need your full address or any payment details, so please leave those out of the message.',
      ],
    },
    {
      title: 'Where it goes',
      paragraphs: [
        'The request is stored on the company’s server and mailed to the owner of {legalName}. It’s read by the people who quote and do the job. Any company that runs our server or carries our mail handles it on our behalf.',
        'We pass it to nobody else unless the law requires it.',
      ],
    },
    {
      title: 'What stays in your own browser',
      paragraphs: [
        'How far you had scrolled on each page is kept in your browser’s session storage, so that going back brings you to where you were. What you’ve typed into the quote form is kept there too until it’s sent, with what you were looking at, the town you picked, whether a request is on its way, and a random number that stops one request from being stored twice. It’s gone when you close the tab, and we see none of it unless you send the form.',
        'The postal code check runs in your browser: the list of codes comes to you, and your code goes nowhere.',
      ],
    },
    {
      title: 'Cookies, analytics and ads',
      paragraphs: [
        'This site sets no cookies. It has no analytics and no ad trackers.',
        ...(reviewsPortal ? [portalPrivacy] : []),
        'Links that lead away from this site, such as the one to our reviews, follow the other site’s own privacy policy once you take one.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'You pay on site, with {paymentMethods}. Nothing is paid on this web site, and it never asks for a card number.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'As long as it takes to quote and do the job and to answer questions about it afterwards. We delete a request when you ask us to.',
      ],
    },
    {
      title: 'See it, correct it, delete it',
      paragraphs: [
        'Call {phone} or write to {email}. You can ask what we hold about you, have a mistake corrected, withdraw your consent or have it all deleted, the mailed copy included. We’ll ask enough to be sure it’s you.',
        'The owner of {legalName} answers for how your details are handled. If our answer doesn’t settle it, you can complain to the Office of the Privacy Commissioner of Canada, which oversees the federal privacy law, PIPEDA.',
      ],
    },
  ],
  listed: true,
  updatedOn: '2026-11-20',
}

const accessibility: ExtraPage = {
  path: '/accessibility',
  title: 'Accessibility of This Site',
  heading: 'Accessibility',
  description:
    'How this site is built to work for everyone, what to do when it doesn’t, and the number that works for all of it.',
  lead: 'Everything on this site can also be done with a phone call. The number is {phone}.',
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        'Our aim is the Web Content Accessibility Guidelines, version 2.2, level AA. We check against them as we build. That is our own check and not a certificate.',
      ],
    },
    {
      title: 'How it’s built to work',
      paragraphs: [
        'By keyboard: every link, button and field can be reached and used without a mouse, and you can see where you are.',
        'With a screen reader: pages have headings and landmarks in order, photos say what is in them, form fields have labels, and an error is announced with the field it belongs to.',
        'Without JavaScript: the pages can be read, the links work and the quote form can be sent.',
        'Enlarged: text can be zoomed to 400% without scrolling sideways to read it.',
        'With less motion: if your device asks for reduced motion, changes happen at once. Nothing on this site flashes or plays by itself.',
      ],
    },
    {
      title: 'If something gets in your way',
      paragraphs: [
        'Call {phone} or write to {email}. Tell us the page, what you tried to do, and what you use to browse, if you care to say. We’ll help you with the errand first and fix the page after.',
        'Quotes, prices, bookings and questions all work by phone. If you’d like something from this site read out or sent in another form, ask.',
      ],
    },
    {
      title: 'When we come to you',
      paragraphs: [
        'You don’t have to lift, carry or bring anything to the curb. If it helps to have us knock loudly, wait longer at the door or put things in writing, say so when you book.',
      ],
    },
  ],
  listed: true,
  updatedOn: '2026-11-20',
}

const thankYou: ExtraPage = {
  path: '/thank-you',
  title: 'Quote Request Sent',
  heading: 'Thank you',
  description: 'Your quote request has been sent. We call or write back with a price.',
  lead: 'Quote request submitted successfully!',
  sections: [
    {
      title: 'What happens next',
      paragraphs: [
        'We call or write back with {freeEstimatesShort}, {noCreditCardShort}.',
        'Then we agree on a day and a {arrivalWindow} window. {SameDay}, {nextDayShort}. {PriceFirst}.',
      ],
    },
    {
      title: 'In a hurry?',
      paragraphs: ['Call {phone}. If it has to be gone today, call before {sameDayUntil}.'],
    },
  ],
  listed: false,
  updatedOn: '2026-11-20',
}

export const extraPages: readonly ExtraPage[] = [privacy, accessibility, thankYou]
