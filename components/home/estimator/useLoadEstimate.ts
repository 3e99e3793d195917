import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import {
  type CountedLoad,
  describeTier,
  describeVolume,
  loadSubject,
  shownYards,
  tierFor,
} from '#data/pricing/loadEstimate.ts'
import { dollars, type PricingTier, pricingTiers } from '#data/pricing/pricing.ts'

export type LoadEstimate = ReturnType<typeof useLoadEstimate>

type Chosen = {
  /** Undefined if one truck does not hold the counted load. */
  tier: PricingTier | undefined
  announcement: string
}

/** Announces nothing if the tier is chosen already. */
const chooseAnother =
  (tier: PricingTier | undefined, announcement: string) =>
  (before: Chosen): Chosen =>
    before.tier === tier ? before : { tier, announcement }

/**
 * The size that rows, slider and drawing show, and the counted load. Counting chooses the size that holds it. A size chosen
 * afterwards stands, because visitors seldom count everything; the card then says which size the counted items need.
 */
export function useLoadEstimate(wording: EstimatorWording) {
  const rows = useRef<HTMLDivElement>(null)
  const [{ tier, announcement }, setChosen] = useState<Chosen>(() => ({
    tier: pricingTiers.find(({ popular }) => popular),
    announcement: '',
  }))
  const [counted, setCounted] = useState<CountedLoad>()

  // A row may have been chosen before hydration, or restored by the browser after a reload.
  useLayoutEffect(() => {
    const row = rows.current?.querySelector<HTMLInputElement>(':checked')
    if (row) setChosen(chooseAnother(pricingTiers[Number(row.value)], ''))
  }, [])

  // Always the same functions, so that what has not changed is not rendered again.
  const choose = useCallback((next: PricingTier | undefined) => {
    if (next) setChosen(chooseAnother(next, describeTier(next)))
  }, [])

  // Over one truck the slider stands at its end already: letting go of it there chooses the full truck, and is no change.
  const settle = useCallback(() => {
    const full = pricingTiers.at(-1)
    if (full) setChosen((before) => (before.tier ? before : { tier: full, announcement: describeTier(full) }))
  }, [])

  function count(load: CountedLoad | undefined) {
    setCounted(load)
    if (!load) return
    const next = tierFor(load.cubicYards)
    const size = next ? describeTier(next) : wording.overfull.title
    setChosen({ tier: next, announcement: `${describeVolume(load.cubicYards)}. ${size}` })
  }

  return {
    rows,
    tier,
    /** Index of the tier, of the largest one if none holds the load. */
    size: tier ? pricingTiers.indexOf(tier) : pricingTiers.length - 1,
    name: tier?.label ?? wording.overfull.title,
    counted,
    announcement,
    /** Which size the counted items need, if another one is chosen. */
    needs: counted && tier && needs(counted, tier, wording),
    subject: loadSubject(tier, counted),
    choose,
    settle,
    count,
  }
}

function needs({ cubicYards }: CountedLoad, chosen: PricingTier, wording: EstimatorWording) {
  const needed = tierFor(cubicYards)
  if (needed === chosen) return undefined
  const yards = shownYards(cubicYards)
  if (!needed) return fillTemplate(wording.needsMore, { yards })
  return fillTemplate(wording.needs, { yards, price: dollars(needed.price) })
}
