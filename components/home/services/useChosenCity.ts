import { useLayoutEffect, useState } from 'react'
import { sessionValue } from '../../session/sessionValue.ts'

const stored = sessionValue('town')

/** The city whose pages the services link to; kept for visitors who open a page and come back. */
export function useChosenCity<City extends { slug: string }>(cities: readonly City[], initialSlug: string) {
  const [slug, setSlug] = useState(initialSlug)

  useLayoutEffect(() => {
    const before = stored.read()
    if (cities.some((city) => city.slug === before)) setSlug(before ?? initialSlug)
  }, [cities, initialSlug])

  function choose(chosen: string) {
    stored.write(chosen)
    setSlug(chosen)
  }

  return { city: cities.find((city) => city.slug === slug), choose }
}
