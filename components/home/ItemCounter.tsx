import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { memo, useCallback } from 'react'
import { describeVolume, priceAtMost, tierFor, truckFill } from '#data/prices/loadEstimate.ts'
import {
  countedLoad,
  countOf,
  type ItemCounts,
  type LoadItem,
  loadItems,
  loadItemWording,
} from '#data/prices/loadItems.ts'
import { CallButton, QuoteButton } from '../layout/CallToAction.tsx'
import { strapTrack } from '../layout/Strap.tsx'
import { replacesActionBar, shortViewport } from '../layout/styles.ts'
import { createStore } from '../session/createStore.ts'
import { rememberQuoteSubject } from '../session/quoteSubject.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'
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
  [shortViewport]: { position: 'static' },
}))

type ItemCounterProps = {
  hidden: boolean
  /** Shown if one truck does not hold the counted items. */
  overfull: string
  estimate: LoadEstimate
}

/** Counts items, and shows their size, their price and how full the truck is. Shows a call button for more than one truck. */
export function ItemCounter({
  hidden,
  overfull,
  estimate: { counted, count, subject, load },
}: ItemCounterProps) {
  const { counts, setCount } = useItemCounts(count)
  const tier = counted && tierFor(counted.cubicYards)
  const fill = counted ? Math.min(100, truckFill(counted.cubicYards)) : 0
  return (
    <Panel hidden={hidden} {...replacesActionBar}>
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
            {!tier && <b>{`${overfull} `}</b>}
            <span>{describeVolume(counted.cubicYards)}</span>
          </p>
        ) : (
          <p>{loadItemWording.empty}</p>
        )}
        {tier && <b>{priceAtMost(tier)}</b>}
        {counted && !tier && <CallButton />}
        {tier && (
          <QuoteButton
            label="Get a quote for this load"
            onClick={() => rememberQuoteSubject(subject, load)}
          />
        )}
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

const Row = styled('div')(({ theme: { palette, design } }) => ({
  display: 'flex',
  // Enlarged text: the controls stand below the label.
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 60,
  borderBottom: `1px solid ${palette.divider}`,
  '& label': {
    flex: '1 0 7rem',
    fontWeight: 600,
    lineHeight: 1.2,
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& button, & input': {
    boxSizing: 'border-box',
    width: design.size.touchTargetMin,
    height: design.size.touchTargetMin,
    padding: 0,
    textAlign: 'center',
    fontWeight: 600,
    // Keeps a focused control above the sticky result.
    scrollMarginBottom: 128,
  },
  '& input': { fontFeatureSettings: '"tnum"' },
  '& button': {
    border: `1.5px solid ${palette.control}`,
    fontSize: '1.5rem',
    lineHeight: 1,
    touchAction: 'manipulation',
    '&:hover': { background: palette.background.sunken },
    '&[aria-disabled]': { color: palette.text.disabled, borderColor: palette.divider, cursor: 'default' },
  },
}))

export type CountedItem = Pick<LoadItem, 'slug' | 'one' | 'many'>

type ItemStepperProps = {
  item: CountedItem
  count: number
  onCount: (item: CountedItem, count: number) => void
}

export const ItemStepper = memo(({ item, count, onCount }: ItemStepperProps) => {
  const { slug, one, many } = item
  const id = `count-${slug}`
  return (
    <Row>
      <label htmlFor={id}>{many}</label>
      {/* Not disabled at 0: a disabled button loses the focus. */}
      <Tooltip label={`Remove one ${one}`}>
        <IconButton aria-disabled={count === 0 || undefined} onClick={() => onCount(item, count - 1)}>
          −
        </IconButton>
      </Tooltip>
      <InputBase
        id={id}
        inputProps={{ inputMode: 'numeric' }}
        autoComplete="off"
        value={count}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onCount(item, Number(target.value.replace(/\D/g, '').slice(0, 3)))}
      />
      <Tooltip label={`Add one ${one}`}>
        <IconButton onClick={() => onCount(item, count + 1)}>+</IconButton>
      </Tooltip>
    </Row>
  )
})
