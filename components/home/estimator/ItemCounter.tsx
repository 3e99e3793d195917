import { styled } from '@mui/material/styles'
import type { CountedLoad } from '#data/pricing/loadEstimate.ts'
import { loadItems, loadItemWording } from '#data/pricing/loadItems.ts'
import { CountedFill } from './CountedFill.tsx'
import { ItemStepper } from './ItemStepper.tsx'
import { useItemCounts } from './useItemCounts.ts'

const Panel = styled('div')(({ theme: { palette, breakpoints, design, typography } }) => ({
  display: 'grid',
  gap: '1rem',
  padding: '0 clamp(1.1rem, 2.4vw, 2.25rem) clamp(1.1rem, 2.4vw, 2.25rem)',
  borderRadius: `0 0 ${design.corner.large}px ${design.corner.large}px`,
  background: palette.background.paper,
  '&[hidden]': { display: 'none' },
  '& > h3': { paddingTop: '1.25rem', borderTop: `1px solid ${palette.divider}` },
  '& > p': { ...typography.body2, color: palette.text.secondary },
  [breakpoints.down('sm')]: { paddingInline: '1rem' },
}))

const Items = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  columnGap: '2rem',
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

type ItemCounterProps = {
  hidden: boolean
  counted: CountedLoad | undefined
  /** Shown if one truck does not hold them. */
  overfull: string
  onCount: (load: CountedLoad | undefined) => void
}

/** Finds the size by counting items, and shows how full they make the truck. */
export function ItemCounter({ hidden, counted, overfull, onCount }: ItemCounterProps) {
  const { counts, setCount } = useItemCounts(onCount)
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
      <CountedFill counted={counted} overfull={overfull} />
    </Panel>
  )
}
