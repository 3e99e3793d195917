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
import { dollars, type PricingTier } from '#data/pricing/pricing.ts'

export type LoadEstimate = ReturnType<typeof useLoadEstimate>

type Chosen = {
  /** Undefined where one truck does not hold what was counted. */
  tier: PricingTier | undefined
  announcement: string
}

/** What is chosen already is not told again. */
const chooseAnother =
  (tier: PricingTier | undefined, announcement: string) =>
  (before: Chosen): Chosen =>
    before.tier === tier ? before : { tier, announcement }

/**
 * The size that rows, slider and drawing show, and what was counted. Counting moves the size to the one that holds it.
 * Choosing a size afterwards forgets nothing: what people count is seldom all there is, so their choice stands, and the
 * card says what the counted things need by themselves.
 */
export function useLoadEstimate(tiers: readonly PricingTier[], wording: EstimatorWording) {
  const rows = useRef<HTMLFieldSetElement>(null)
  const [{ tier, announcement }, setChosen] = useState<Chosen>(() => ({
    tier: tiers.find(({ popular }) => popular),
    announcement: '',
  }))
  const [counted, setCounted] = useState<CountedLoad>()

  // A row may have been chosen before the page was alive, or put back by the browser after a reload.
  useLayoutEffect(() => {
    const row = rows.current?.querySelector<HTMLInputElement>(':checked')
    if (row) setChosen(chooseAnother(tiers[Number(row.value)], ''))
  }, [tiers])

  // Always the same function: the rows that stay as they are are not rendered again.
  const choose = useCallback((next: PricingTier | undefined) => {
    if (next) setChosen(chooseAnother(next, describeTier(next)))
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
    counted,
    announcement,
    /** What to say of the things counted, where another size is chosen than they need. */
    needs: counted && tier && needs(counted, tier, wording),
    subject: loadSubject(tier, counted),
    choose,
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
