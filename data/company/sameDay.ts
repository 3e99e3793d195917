import { site } from './site.ts'

/** "noon", "10 a.m." or "3 p.m.". */
export function hourInWords(hour: number): string {
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`
}

/** The hour for same-day service, to follow "Book before". */
export const sameDayUntil = hourInWords(site.sameDayHour)
