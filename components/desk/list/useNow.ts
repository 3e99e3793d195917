import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, updated every minute, so that "12 min ago" stays true without another render. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
