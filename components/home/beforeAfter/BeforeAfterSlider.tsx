import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/pages/gallery.ts'
import { PhotoImage } from '../../media/PhotoImage.tsx'
import { StageBadge } from '../../media/StageBadge.tsx'
import { SliderFrame } from './SliderFrame.tsx'
import { SliderStrap } from './SliderStrap.tsx'
import { useSliderPosition } from './useSliderPosition.ts'

const Caption = styled('figcaption')({ marginTop: '.75rem', fontWeight: 600 })

type BeforeAfterSliderProps = Pick<GalleryPair, 'title' | 'before' | 'after'> & {
  /** How wide the photos are shown. */
  sizes: string
}

/** The same place before and after: sliding the strap to the right brings the before photo back. */
export function BeforeAfterSlider({ title, before, after, sizes }: BeforeAfterSliderProps) {
  const { position, isMoved, rangeProps } = useSliderPosition()
  return (
    <figure>
      <SliderFrame style={isMoved ? { '--position': `${position}%` } : undefined}>
        <div>
          <PhotoImage photo={before} sizes={sizes} />
          <StageBadge stage="BEFORE">BEFORE</StageBadge>
        </div>
        <div>
          <PhotoImage photo={after} sizes={sizes} />
          <StageBadge stage="AFTER">AFTER</StageBadge>
        </div>
        <SliderStrap />
        <input
          type="range"
          min="0"
          max="100"
          step="any"
          autoComplete="off"
          aria-label={`${title}: slide to compare before and after`}
          aria-valuetext={`${Math.round(position)} % before`}
          {...rangeProps}
        />
      </SliderFrame>
      <Caption>{title}</Caption>
    </figure>
  )
}
