import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, a minute old at most: "12 min ago" stays true while nothing else happens. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
