import { useLayoutEffect, useState } from 'react'
import { sessionValue } from '../../session/sessionValue.ts'

const stored = sessionValue('town')

/** The town whose pages the services link to; kept for visitors who open a page and come back. */
export function useChosenTown<Town extends { slug: string }>(towns: readonly Town[], initialSlug: string) {
  const [slug, setSlug] = useState(initialSlug)

  useLayoutEffect(() => {
    const before = stored.read()
    if (towns.some((town) => town.slug === before)) setSlug(before ?? initialSlug)
  }, [towns, initialSlug])

  function choose(chosen: string) {
    stored.write(chosen)
    setSlug(chosen)
  }

  return { town: towns.find((town) => town.slug === slug), choose }
}
