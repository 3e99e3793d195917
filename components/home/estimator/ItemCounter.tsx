import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { describeVolume, priceAtMost, tierFor, truckFill } from '#data/prices/loadEstimate.ts'
import { countedLoad, countOf, type ItemCounts, loadItems, loadItemWording } from '#data/prices/loadItems.ts'
import { CallButton } from '../../call-to-action/QuoteAndCall.tsx'
import { lowScreen } from '../../layout/styles.ts'
import { createStore } from '../../session/createStore.ts'
import { type CountedItem, ItemStepper } from './ItemStepper.tsx'
import { strapTrack } from './strapTrack.ts'
import type { LoadEstimate } from './useLoadEstimate.ts'

const Panel = styled('div')(({ theme: { palette, breakpoints, design, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: '0 clamp(1.1rem, 2.4vw, 2.25rem) clamp(1.1rem, 2.4vw, 2.25rem)',
  borderRadius: `0 0 ${design.corner.large}px ${design.corner.large}px`,
  background: palette.background.paper,
  containerType: 'inline-size',
  '&[hidden]': { display: 'none' },
  '& > h3': { paddingTop: '1.25rem', borderTop: `1px solid ${palette.divider}` },
  '& > p': { ...typography.body2, color: palette.text.secondary },
  [breakpoints.down('sm')]: { paddingInline: '1rem' },
}))

const Items = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '2rem',
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

// Sticky, so that it is visible as long as the list is.
const Result = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1rem',
  alignItems: 'center',
  minHeight: 104,
  padding: '.75rem 0',
  background: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& b': { display: 'block' },
  '& p': { flex: '1 1 7rem', lineHeight: 1.3 },
  '& > b': { ...theme.design.type.fact, fontSize: '2rem' },
  [theme.breakpoints.down('sm')]: { '& a': { width: '100%' } },
  '& > div': { ...strapTrack(theme), height: 16, width: '100%' },
  // Not sticky with enlarged text: the result would cover the list.
  '@container (max-width: 15em)': { position: 'static' },
  [lowScreen]: { position: 'static' },
}))

type ItemCounterProps = {
  hidden: boolean
  /** Shown if one truck does not hold the counted items. */
  overfull: string
  estimate: LoadEstimate
}

/** Counts items, and shows their size, their price and how full the truck is. Shows a call button for more than one truck. */
export function ItemCounter({ hidden, overfull, estimate: { counted, count } }: ItemCounterProps) {
  const { counts, setCount } = useItemCounts(count)
  const tier = counted && tierFor(counted.cubicYards)
  const fill = counted ? Math.min(100, truckFill(counted.cubicYards)) : 0
  return (
    <Panel hidden={hidden}>
      <h3>{loadItemWording.title}</h3>
      <Items>
        {loadItems.map((item) => (
          <li key={item.slug}>
            <ItemStepper item={item} count={counts[item.slug] ?? 0} onCount={setCount} />
          </li>
        ))}
      </Items>
      <p>{loadItemWording.footnote}</p>
      <Result>
        {counted ? (
          <p key="counted">
            <b>{`${tier?.label ?? overfull} `}</b>
            <span>{describeVolume(counted.cubicYards)}</span>
          </p>
        ) : (
          <p>{loadItemWording.empty}</p>
        )}
        {tier && <b>{priceAtMost(tier)}</b>}
        {counted && !tier && <CallButton />}
        <div style={{ '--fill': `${fill}%` }} />
      </Result>
    </Panel>
  )
}

const maximum = 999

/** The count of each item, kept while the visitor looks at other pages. */
const itemCounts = createStore<ItemCounts>({})

/** The count of each item; `onCount` is called on every change with the resulting load, and with what to announce first. */
function useItemCounts(onCount: LoadEstimate['count']) {
  // A stable callback, so that memoized items do not render again.
  const setCount = useCallback(
    ({ slug, ...item }: CountedItem, count: number) => {
      const counts = itemCounts.read()
      const next = Math.min(maximum, Math.max(0, count))
      // The count was at its minimum or maximum: a size chosen meanwhile stays.
      if (next === (counts[slug] ?? 0)) return
      const changed = { ...counts, [slug]: next }
      itemCounts.write(changed)
      const load = countedLoad(changed)
      onCount(load, `${countOf(item, next)}.${load ? '' : ` ${loadItemWording.empty}`}`)
    },
    [onCount],
  )

  return { counts: itemCounts.useValue(), setCount }
}
