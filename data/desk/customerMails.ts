import { describeDay } from '../quote/preferredDay.ts'
import { windowName } from './arrivalWindows.ts'
import type { Visit } from './deskCalendar.ts'

export type VisitMail = 'booked' | 'moved' | 'cancelled' | 'reminder'

/**
 * Mails to a customer about the visit. {day} is "Friday, November 27, 2026", {phone} the company's number, {before} the time that
 * the customer was told first. Below the lead stand the rows of the job.
 */
export const customerMails: Readonly<
  Record<VisitMail, { subject: string; lead: string; ending: string; hasCalendarFile?: boolean }>
> = {
  booked: {
    subject: 'Your pickup is booked for {day}',
    lead: 'Your pickup is booked. Here’s what we have:',
    ending: 'Something wrong, or plans changed? Call us at {phone}, or reply to this email.',
    hasCalendarFile: true,
  },
  moved: {
    subject: 'New time for your pickup: {day}',
    lead: 'Your pickup has a new time. It was {before}. Now it’s:',
    ending: 'Doesn’t this suit you? Call us at {phone}, or reply to this email.',
    hasCalendarFile: true,
  },
  cancelled: {
    subject: 'Your pickup on {day} is cancelled',
    lead: 'This pickup is cancelled:',
    ending: 'Did you still want it? Call us at {phone}, or reply to this email.',
    hasCalendarFile: true,
  },
  reminder: {
    subject: 'Reminder: your pickup on {day}',
    lead: 'We’re coming soon. Here’s when and where:',
    ending: 'Something wrong, or plans changed? Call us at {phone}, or reply to this email.',
  },
}

export const customerMailRows = {
  name: 'Name',
  day: 'Day',
  window: 'We arrive',
  address: 'Address',
  price: 'Price',
} as const

export const customerMailWording = {
  anyTime: 'any time of the day',
  /** Of the price, which is before tax. */
  plusTax: '{price} plus {salesTax}',
  /** In the customer's calendar. */
  event: 'Junk pickup by {brand}',
  fileName: 'pickup.ics',
} as const

/** "1 to 3 p.m." or "any time of the day" */
export const arrivalName = (visit: Visit): string => windowName(visit) || customerMailWording.anyTime

/** "Friday, November 27, 2026, 1 to 3 p.m." */
export const fullVisitName = (visit: Visit): string => `${describeDay(visit.visitDay)}, ${arrivalName(visit)}`
