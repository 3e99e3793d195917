import { site } from '#data/company/site.ts'

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Writes a time in the company's time zone, to the minute: "2026-11-20 14:05". */
export const describeTime = (at: string | number): string => time.format(new Date(at))
