import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { forcedEdge } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import type { ToastContent } from './toastStore.ts'

const Box = styled('div')<{ colour: ToastContent['kind'] }>(({ theme: { palette, design }, colour }) => ({
  display: 'grid',
  gridTemplateColumns: '28px 1fr 44px',
  gap: '.1rem 14px',
  alignItems: 'start',
  padding: '1rem 10px 1.1rem 18px',
  borderRadius: design.corner.medium,
  background: palette[colour].main,
  color: palette[colour].contrastText,
  boxShadow: design.shadow['3'],
  '& > svg': { width: 28, height: 28 },
  ...forcedEdge,
}))

const TextBlock = styled('div')({
  '&[data-stays]': { userSelect: 'text', WebkitUserSelect: 'text' },
  overflowWrap: 'anywhere',
  // A proxy may answer with a whole page.
  maxHeight: '40vh',
  overflowY: 'auto',
  // An element that scrolls pans sideways by default, and the browser would take the swipe.
  touchAction: 'pan-y',
  // Enlarged text: the longest word of a title fits a phone.
  '& b': { display: 'block', fontSize: 'min(1.125rem, 8vw)', lineHeight: 1.35 },
  '& p': { lineHeight: 1.4 },
})

const Close = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  marginTop: -8,
  '&&:focus-visible': { outlineColor: theme.palette.common.white, outlineOffset: -3 },
}))

/** One message. */
export function ToastBox({ title, text, kind, stays, onClose }: ToastContent & { onClose: () => void }) {
  return (
    <Box colour={kind}>
      <Icon name={kind === 'error' ? 'error' : 'checkCircle'} />
      {/* Of a toast that stays a mouse selects the text, to copy an address; a finger swipes on it. */}
      <TextBlock
        data-stays={stays ? '' : undefined}
        onPointerDown={(event) => stays && event.pointerType === 'mouse' && event.stopPropagation()}
      >
        <b>{title}</b>
        <p>{text}</p>
      </TextBlock>
      <Tooltip label="Close">
        <Close onClick={onClose}>
          <Icon name="close" />
        </Close>
      </Tooltip>
    </Box>
  )
}
