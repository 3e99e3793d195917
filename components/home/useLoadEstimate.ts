import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import type { EstimatorWording } from '#data/pages/home.ts'
import {
  type CountedLoad,
  describeTier,
  describeVolume,
  firstTier,
  loadSubject,
  loadToSend,
  priceAtMost,
  shownVolume,
  tierFor,
} from '#data/prices/loadEstimate.ts'
import { dollars, type PricingTier, pricingTiers } from '#data/prices/pricing.ts'
import { createStore } from '../session/createStore.ts'

export type LoadEstimate = ReturnType<typeof useLoadEstimate>

/** The chosen size; undefined if one truck does not hold the counted load. Kept while the visitor looks at other pages. */
const chosenTier = createStore(firstTier(pricingTiers))
const countedItems = createStore<CountedLoad | undefined>(undefined)

/**
 * The chosen size, shown by rows, slider and drawing, and the counted load. Counting chooses the size that holds the load. A size
 * chosen afterwards stays, because visitors seldom count everything; the card then names the size that the counted items need.
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

  // Material UI moves the slider at the first touch. A touch that becomes a scroll must not change the size.
  const touched = useRef<PricingTier>(undefined)
  const touch = useCallback(() => {
    touched.current = chosenTier.read()
  }, [])
  const cancel = useCallback(() => {
    chosenTier.write(touched.current)
    announce('')
  }, [])

  // For more than one truck the slider is at its end already. Releasing it there chooses the full truck, without a change event.
  const settle = useCallback(() => {
    if (!chosenTier.read()) choose(pricingTiers.at(-1))
  }, [choose])

  const count = useCallback(
    (load: CountedLoad | undefined, counts: string) => {
      countedItems.write(load)
      if (!load) {
        // Without counted items the load cannot be more than one truck.
        settle()
        return announce(counts)
      }
      const next = tierFor(load.cubicYards)
      chosenTier.write(next)
      announce(
        `${counts} ${describeVolume(load.cubicYards)}. ${next ? describeTier(next, priceAtMost(next)) : wording.overfull.title}`,
      )
    },
    [wording, settle],
  )

  return {
    rows,
    tier,
    /** Index of the tier; of the largest tier if none holds the load. */
    size: tier ? pricingTiers.indexOf(tier) : pricingTiers.length - 1,
    name: tier?.label ?? wording.overfull.title,
    counted,
    announcement,
    /** The size that the counted items need, if a different size is chosen. */
    needs: counted && tier && needs(counted, tier, wording),
    subject: loadSubject(tier, counted),
    load: loadToSend(tier, counted),
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
