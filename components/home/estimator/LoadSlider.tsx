import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useHydrated } from '../../session/useHydrated.ts'
import handle from './art/handle.svg'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import { strapTrack } from './strapTrack.ts'

const Place = styled('div')({
  ...hiddenUntilHydrated,
  // The slider's own, before it is there.
  '&:not(:has(input))': { paddingTop: 52 },
  '& > div': { display: 'flex', justifyContent: 'space-between', marginTop: '.5rem', fontWeight: 600 },
})

// The handle stays between the ends of the strap.
const Strap = styled(Slider)(({ theme }) => ({
  display: 'block',
  width: 'auto',
  height: 52,
  margin: '0 24px',
  padding: 0,
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  '& .MuiSlider-rail': {
    ...strapTrack(theme),
    left: -24,
    width: 'calc(100% + 48px)',
    opacity: 1,
  },
  '& .MuiSlider-track': { display: 'none' },
  '& .MuiSlider-thumb': {
    width: 48,
    height: 48,
    borderRadius: 10,
    background: `${theme.palette.text.primary} url(${handle})`,
    forcedColorAdjust: 'none',
    transition: 'none',
    '&, &:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: theme.design.shadow[2] },
    '&:has(:focus-visible)': {
      ...theme.design.focusRing,
    },
    '&::before, &::after': { display: 'none' },
  },
}))

type LoadSliderProps = {
  label: string
  /** What stands at its two ends. */
  ends: readonly [string, string]
  /** The sizes it slides through. */
  sizes: readonly string[]
  size: number
  /** Of the size, to be read out. */
  name: string
  onSlide: (size: number) => void
  /** The handle is let go of, moved or not. */
  onSettle: () => void
}

/** The strap that is pulled over as much load as there is. */
export function LoadSlider({ label, ends, sizes, size, name, onSlide, onSettle }: LoadSliderProps) {
  const isHydrated = useHydrated()
  const largest = sizes.length - 1
  return (
    <Place>
      {/* The prerendered page holds no styles outside its head, and nobody sees the slider until then. */}
      {isHydrated && (
        <Strap
          aria-label={label}
          getAriaValueText={() => name}
          max={largest}
          shiftStep={1}
          value={size}
          style={{ '--fill': `${(size / largest) * 100}%` }}
          onChange={(_, next) => onSlide(Number(next))}
          onChangeCommitted={onSettle}
        />
      )}
      <div aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </Place>
  )
}
