import { site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'

export const calendarWording = {
  title: 'Calendar',
  lead: 'See your visits in the calendar of your phone or computer.',
  /** Before a link is made. */
  warning:
    'The link needs no password, and customers’ names, phone numbers and addresses are in it. Give it to nobody.',
  make: 'Make a calendar link',
  renew: 'Make a new link',
  askRenew: {
    title: 'Make a new calendar link?',
    text: 'The old link stops working in every calendar that has it.',
  },
  withdraw: 'Withdraw the link',
  since: (time: string) => `You have a calendar link, from ${time}. It isn’t shown again.`,
  shownOnce: 'Your link is shown only now. Copy it, then add it in your calendar as a subscription.',
  link: 'Calendar link',
  copy: 'Copy',
  copied: 'The link is copied.',
  made: 'Your calendar link is ready.',
  withdrawn: 'The calendar link no longer works.',
  /** Name of the calendar in its program. */
  feedName: `${site.brand} pickups`,
} as const

export const closedDaysWording = {
  lead: 'Customers can’t pick these days in the quote form. You can still book a visit yourself.',
  booked: (visits: string) => fillTemplate('Booked then: {visits}.', { visits }),
  everyWeek: (weekdays: string) => `Closed every week: ${weekdays}.`,
  day: 'Day',
  add: 'Add',
  added: (day: string) => `${day} is closed.`,
  remove: 'Open again',
  removeDay: (day: string) => `Open again: ${day}`,
  removed: (day: string) => `${day} is open again.`,
  none: 'No single day is closed.',
  past: 'Please choose a day that isn’t over.',
} as const

export const alertOffer = {
  text: 'Get an alert on this device when a request comes in, even while the screen is locked.',
  turnOn: 'Turn on alerts',
  notNow: 'Not now',
} as const

export const peopleWording = {
  lead: 'Everybody who is signed in, and phones that still get alerts. Sign out a phone that was lost.',
  thisOne: 'This browser',
  began: 'Since',
  seen: 'Last used',
  signOutOther: (person: string, browser: string) => `Sign out ${person}, ${browser}`,
  ended: (person: string) => `${person} is signed out there.`,
  invite:
    'To let somebody else in, ask whoever set up this website to add their email address. They sign in with it, without a password.',
} as const
