import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import {
  type CountedLoad,
  describeTier,
  describeVolume,
  firstTier,
  loadSubject,
  shownVolume,
  tierFor,
} from '#data/pricing/loadEstimate.ts'
import { dollars, type PricingTier, pricingTiers } from '#data/pricing/pricing.ts'
import { createStore } from '../../session/createStore.ts'

export type LoadEstimate = ReturnType<typeof useLoadEstimate>

/** The chosen size; undefined if one truck does not hold the counted load. Kept while the visitor looks at other pages. */
const chosenTier = createStore(firstTier(pricingTiers))
const countedItems = createStore<CountedLoad | undefined>(undefined)

/**
 * The size that rows, slider and drawing show, and the counted load. Counting chooses the size that holds it. A size chosen
 * afterwards stands, because visitors seldom count everything; the card then says which size the counted items need.
 */
export function useLoadEstimate(wording: EstimatorWording) {
  const rows = useRef<HTMLDivElement>(null)
  const tier = chosenTier.useValue()
  const counted = countedItems.useValue()
  const [announcement, announce] = useState('')

  // A row may have been chosen before hydration, or restored by the browser after a reload.
  useLayoutEffect(() => {
    const row = rows.current?.querySelector<HTMLInputElement>(':checked')
    if (row) chosenTier.write(pricingTiers[Number(row.value)])
  }, [])

  // Stable callbacks, so that memoized children do not render again.
  const choose = useCallback((next: PricingTier | undefined) => {
    if (!next || next === chosenTier.read()) return
    chosenTier.write(next)
    announce(describeTier(next))
  }, [])

  // Material UI moves the slider as soon as it is touched; when the touch becomes a scroll, that is no choice.
  const touched = useRef<PricingTier>(undefined)
  const touch = useCallback(() => {
    touched.current = chosenTier.read()
  }, [])
  const cancel = useCallback(() => {
    chosenTier.write(touched.current)
    announce('')
  }, [])

  // Over one truck the slider stands at its end already: letting go of it there chooses the full truck, and is no change.
  const settle = useCallback(() => {
    if (!chosenTier.read()) choose(pricingTiers.at(-1))
  }, [choose])

  const count = useCallback(
    (load: CountedLoad | undefined) => {
      countedItems.write(load)
      // Nothing needs more than one truck.
      if (!load) return settle()
      const next = tierFor(load.cubicYards)
      chosenTier.write(next)
      announce(`${describeVolume(load.cubicYards)}. ${next ? describeTier(next) : wording.overfull.title}`)
    },
    [wording, settle],
  )

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
    touch,
    cancel,
    settle,
    count,
  }
}

function needs({ cubicYards }: CountedLoad, chosen: PricingTier, wording: EstimatorWording) {
  const needed = tierFor(cubicYards)
  if (needed === chosen) return undefined
  const yards = shownVolume(cubicYards)
  if (!needed) return fillTemplate(wording.needsMore, { yards })
  return fillTemplate(wording.needs, { yards, price: dollars(needed.price) })
}
