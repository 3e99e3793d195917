import styled from '@emotion/styled'
import { useHydrated } from '../../session/useHydrated.ts'
import handle from './art/handle.svg'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import { strapTrack } from './strapTrack.ts'

const Slider = styled('div')(({ theme }) => {
  const { palette, design } = theme
  const track = strapTrack(theme)
  const thumb = {
    appearance: 'none',
    width: 48,
    height: 48,
    border: 0,
    borderRadius: 10,
    background: `${palette.text.primary} url(${handle})`,
    boxShadow: design.shadow[2],
    forcedColorAdjust: 'none',
  } as const
  const focusedThumb = { outline: design.focusRing.outline, outlineOffset: design.focusRing.offset }
  return {
    ...hiddenUntilHydrated,
    '& input': {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: 52,
      margin: 0,
      background: 'none',
      cursor: 'pointer',
    },
    '& input::-webkit-slider-runnable-track': track,
    '& input::-moz-range-track': track,
    '& input::-webkit-slider-thumb': { ...thumb, marginTop: -14 },
    '& input::-moz-range-thumb': thumb,
    // The handle has the ring.
    '& input:focus-visible': { outlineColor: 'transparent' },
    '& input:focus-visible::-webkit-slider-thumb': focusedThumb,
    '& input:focus-visible::-moz-range-thumb': focusedThumb,
    '& div': { display: 'flex', justifyContent: 'space-between', marginTop: '.5rem', fontWeight: 600 },
  }
})

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
}

/** The strap that is pulled over as much load as there is. */
export function LoadSlider({ label, ends, sizes, size, name, onSlide }: LoadSliderProps) {
  const isHydrated = useHydrated()
  const largest = sizes.length - 1
  return (
    <Slider>
      <input
        type="range"
        min="0"
        max={largest}
        autoComplete="off"
        aria-label={label}
        aria-valuetext={name}
        value={size}
        // The prerendered page holds no styles outside its head; nobody sees the slider until then.
        style={isHydrated ? { '--fill': `${(size / largest) * 100}%` } : undefined}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        // Over one truck it stands at its end already: letting go of it there chooses the full truck, and is no change.
        onPointerUp={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        onKeyUp={({ key, currentTarget }) => key === 'End' && onSlide(currentTarget.valueAsNumber)}
      />
      <div aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </Slider>
  )
}
