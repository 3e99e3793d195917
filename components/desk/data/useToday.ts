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

/** Time in milliseconds in which a second tap is still meant for what stood there before. */
const secondTap = 1000

/** Whether a second has passed since the value changed: until then, what has come in its place must not be pressed. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), secondTap)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}
