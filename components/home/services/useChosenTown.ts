import { useLayoutEffect, useState } from 'react'
import { sessionValue } from '../../session/sessionValue.ts'

const kept = sessionValue('town')

/** The town whose pages the services lead to; remembered for those who look at one and come back. */
export function useChosenTown<Town extends { slug: string }>(towns: readonly Town[], initialSlug: string) {
  const [slug, setSlug] = useState(initialSlug)

  useLayoutEffect(() => {
    const before = kept.read()
    if (towns.some((town) => town.slug === before)) setSlug(before ?? initialSlug)
  }, [towns, initialSlug])

  function choose(chosen: string) {
    kept.write(chosen)
    setSlug(chosen)
  }

  return { town: towns.find((town) => town.slug === slug), choose }
}
