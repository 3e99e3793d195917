import { useEffect, useState } from 'react'
import { dayOf } from '#data/quote/preferredDay.ts'

const minute = 60_000

/** The time, updated every minute, so that "12 min ago" stays true without another render. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, minute)
    // A phone's timers stand still while the screen is off.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

/** The day at the company, also in a desk that stays open past midnight. */
export const useToday = (): string => dayOf(useNow())
