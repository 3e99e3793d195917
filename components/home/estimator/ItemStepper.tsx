import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { LoadItem } from '#data/prices/loadItems.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'

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

/** Sets the count of one item, by buttons or by typing. */
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
