import { site } from '../company/site.ts'
import type { QuoteStatus } from './deskQuote.ts'

export const deskWording = {
  title: `${site.brand} desk`,
  screens: {
    list: 'Requests',
    week: 'Week',
    today: 'Today',
    more: 'More',
    people: 'People',
    sources: 'Where requests come from',
    signIn: 'Sign in',
    quote: 'Request',
  },
  navigation: 'Desk',
  notRead: (count: number) => `(${count} not read)`,
  states: {
    offline: 'You’re offline. You can read what is saved on this device.',
    shownFrom: (time: string) => `This is from ${time}.`,
    notLive: 'The server has a problem. New requests will show again as soon as it answers.',
    offlineTitle: 'You’re offline.',
    notKept: 'This isn’t saved on this device. You can open it when you’re back online.',
    failedTitle: 'This could not be loaded.',
    failed: 'The server did not answer. It usually helps to try again.',
    missingTitle: 'There is no such request.',
    missing: 'It may have been deleted.',
    again: 'Try again',
    loading: 'Loading',
    noScreenTitle: 'There is no such page.',
    noScreen: 'The web address may be mistyped.',
    toList: 'All requests',
    brokenTitle: 'This page stopped working.',
    broken: 'Nothing you typed is lost. Loading the page again usually helps.',
    reload: 'Load the page again',
  },
  changes: {
    undo: 'Undo',
    close: 'Close',
    undone: 'Undone.',
    notUndone: 'Not undone: somebody has changed the request since.',
    /** Of a form, which keeps what was typed. */
    notSaved: {
      offline: 'You’re offline. What you typed is kept here. Save it when you’re back.',
      failed: 'This could not be saved. What you typed is kept here.',
      signedOut: 'Please sign in again. What you typed is kept.',
    },
    /** Of a button or a move, which has to be repeated. */
    notDone: {
      offline: 'You’re offline. Try again when you’re back.',
      failed: 'That did not work. Please try again.',
      signedOut: 'Please sign in again.',
    },
    conflict: 'Somebody else changed this first.',
    /** After the form was left. */
    conflictLeft:
      'Not saved: somebody else changed the request of {name} first. What you typed is kept there.',
  },
  signIn: {
    lead: 'We’ll email you a link. No password needed.',
    email: 'Email',
    send: 'Email me a link',
    sending: 'One moment',
    sentTitle: 'Check your email',
    sent: 'If this email address belongs to the desk, a link is on its way. Open it on this device, or type the code from the email.',
    code: 'Code',
    codeHint: '6 digits',
    useCode: 'Sign in with the code',
    other: 'Use another email address',
    linkTitle: 'Welcome back',
    linkLead: 'One more tap and you’re in.',
    needsCodeTitle: 'One more step',
    useLink: 'Sign in',
    expiredTitle: 'This link no longer works',
    askAgain: 'Get a new link',
    commandLine: 'No email? On the server, run:',
    command: 'npm run desk -- link',
  },
  signOut: 'Sign out',
  more: { signedInAs: (person: string) => `Signed in as ${person}` },
  list: {
    search: 'Search',
    searchHint: 'Name, phone, words or number',
    clear: 'Clear the search',
    filters: 'Show',
    unfinished: 'To do',
    all: 'All',
    newTitle: 'New',
    openTitle: 'In progress',
    unread: 'Not read yet',
    unsaved: 'Not saved',
    nothingNew: 'Nothing new. You’re all caught up.',
    nothingOpen: 'No request is in progress.',
    nothingFound: (words: string) => `Nothing matches “${words}”.`,
    shown: (count: number) => `${count} ${count === 1 ? 'request' : 'requests'} shown`,
    nothingHere: (filter: string) => `There is no request under “${filter}”.`,
    columns: ['Came in', 'Name', 'What it’s about', 'Phone', 'Visit', 'Status'],
    photos: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  },
  quote: {
    back: 'Back to the requests',
    contact: 'Get in touch',
    call: 'Call',
    text: 'Text',
    email: 'Email',
    map: 'Map',
    directions: 'Route',
    noAddress: 'Add the address below for the map.',
    message: 'What they wrote',
    photos: 'Photos',
    photo: (place: number, name: string) => `Photo ${place} of ${name}`,
    openPhoto: (place: number) => `Open photo ${place}`,
    cutOff: 'The end of this photo is missing.',
    fileOnly: (place: number) => `Photo ${place} can’t be shown here. Download it.`,
    job: 'The job',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
    somebody: 'Somebody',
    discard: 'Discard',
    kept: 'What you typed before is still here. Save or discard it.',
    conflictTitle: (person: string) => `${person} changed this request meanwhile.`,
    conflict: 'Their changes are in. Yours are still in the fields below. Save to use yours.',
    theirs: (text: string) => `Theirs: ${text}`,
    nothing: 'nothing',
    history: 'History',
    mails: 'Messages',
    noMails: 'Nothing was sent for this request.',
    sendAgain: 'Send again',
    sentAgain: 'It goes out again within seconds.',
    source: 'Where it came from',
    cameIn: 'Came in',
    fromPage: 'Page',
    fromOutside: 'Other site',
    campaign: 'Campaign',
    markSpam: 'Mark as spam',
    notSpam: 'Not spam',
    suspected: 'This may be spam.',
    markContacted: 'Mark as contacted',
    markDone: 'Mark as done',
    bookFor: (when: string) => `Book for ${when}`,
    number: 'Number',
  },
  fields: {
    status: 'Status',
    lostReason: 'Why it was lost',
    visitDay: 'Day of the visit',
    visitWindow: 'Time of day',
    address: 'Address',
    addressHint: 'Street, number and town',
    cubicYards: 'Load',
    cubicYardsHint: 'Cubic yards',
    counted: 'Counted by the customer. ',
    price: 'Agreed price',
    priceHint: 'Dollars, before tax',
    followUp: 'Call again on',
    note: 'Note',
    noteHint: 'Only you and the crew see this',
    takePrice: (price: string) => `Use ${price}`,
  },
  lostReasons: ['Too expensive', 'Found somebody else', 'Did it themselves', 'No answer', 'Not in our area'],
  week: {
    earlier: 'Week before',
    later: 'Week after',
    thisWeek: 'This week',
    empty: 'No visits',
    anyTime: 'Any time',
    move: (name: string) => `Move ${name}`,
    moveHint: 'Shift with the arrow keys: left and right change the day, up and down the time of day.',
    moved: (name: string, when: string) => `${name} moved to ${when}.`,
  },
  truck: {
    fill: (yards: string, capacity: number) => `${yards} of ${capacity} cubic yards`,
    unknown: (count: number) => `${count} without a size`,
    over: (yards: string) => `${yards} over a full truck. Plan a second trip.`,
    label: 'Truck',
  },
  day: {
    earlier: 'Day before',
    later: 'Day after',
    print: 'Print',
    round: 'Map of the route',
    roundPart: (first: number, last: number) =>
      first === last ? `Map, stop ${first}` : `Map, stops ${first} to ${last}`,
    empty: 'No visits on this day.',
    emptyLead: 'Set the day of the visit on a request and it shows up here.',
    followUps: 'Call again',
    since: (day: string) => `Since ${day}`,
    noAddress: 'No address yet',
    noLoad: 'Size not known',
    note: 'Note',
  },
  people: {
    title: 'People',
    lead: 'Everybody who is signed in, and phones that still get alerts. Sign out a phone that was lost.',
    thisOne: 'This browser',
    began: 'Since',
    seen: 'Last used',
    signOutOther: (person: string, browser: string) => `Sign out ${person}, ${browser}`,
    ended: (person: string) => `${person} is signed out there.`,
    invite: 'To let somebody in, add their email address to DESK_EMAILS on the server.',
  },
  sources: {
    earlier: 'Month before',
    later: 'Month after',
    columns: ['Source', 'Requests', 'Booked', 'Share'],
    direct: 'Straight to the site',
    empty: 'No requests in this month.',
    total: 'All',
  },
} as const

export const statusWording: Readonly<Record<QuoteStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  done: 'Done',
  lost: 'Lost',
  spam: 'Spam',
}

/** In the toast after a change: "Robin is booked." */
export const statusChanged: Readonly<Record<QuoteStatus, string>> = {
  new: 'is new again.',
  contacted: 'is marked as contacted.',
  booked: 'is booked.',
  done: 'is marked as done.',
  lost: 'is marked as lost.',
  spam: 'is marked as spam.',
}

export const mailWording: {
  kinds: Readonly<Record<string, string>>
  states: Readonly<Record<'pending' | 'sent' | 'failed', string>>
} = {
  kinds: {
    owner: 'To you',
    confirmation: 'To the customer',
    webhook: 'To other systems',
    alert: 'To phones',
  },
  states: { pending: 'on its way', sent: 'sent', failed: 'not delivered' },
}

export const alertWording = {
  title: 'New request',
  stillTitle: 'A request is still waiting',
  inCity: (city: string) => `In ${city}`,
  label: 'Alerts on this device',
  lead: 'Tells you about a new request, even when the screen is locked.',
  on: 'Alerts are on.',
  off: 'Alerts are off.',
  ended: 'Alerts on this device have stopped. Turn them on again under People.',
  denied: 'This browser blocks notifications from the desk. Allow them in its settings for this site.',
  missing: 'This browser can’t show alerts.',
  install: 'On an iPhone, first add the desk to the home screen: tap Share, then “Add to Home Screen”.',
  failed: 'Alerts could not be changed. Please try again.',
} as const

const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** "Chrome on Android", of a browser's User-Agent. */
export function describeBrowser(agent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0]
  const browser = find(browsers) ?? 'A browser'
  const system = find(systems)
  return system ? `${browser} on ${system}` : browser
}
