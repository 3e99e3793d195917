import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { forcedEdge, shortViewport } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { type ToastContent, toasts } from './toastStore.ts'

const Box = styled('div')<{ colour: ToastContent['kind'] }>(
  ({ theme: { palette, breakpoints, design }, colour }) => ({
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
    // Enlarged text: it has the whole width, beside Close only the title.
    [breakpoints.down(20)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: 16,
      '& > svg': { display: 'none' },
      '& > *': { gridArea: '1 / 1' },
      '& > button': { justifySelf: 'end' },
      '& b': { paddingRight: 44 },
    },
  }),
)

const TextBlock = styled('div')({
  '&[data-stays]': { userSelect: 'text', WebkitUserSelect: 'text' },
  overflowWrap: 'anywhere',
  // A proxy may answer with a whole page.
  maxHeight: '40vh',
  overflowY: 'auto',
  // An element that scrolls pans sideways by default, and the browser would take the swipe.
  touchAction: 'pan-y',
  // Enlarged text: the longest word of a title fits a phone, and the toast takes a third of it.
  '& b': { display: 'block', fontSize: 'min(1.125rem, 8vw)', lineHeight: 1.35 },
  '& p': { fontSize: 'min(1em, 7vw)', lineHeight: 1.4 },
})

const Close = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  marginTop: -8,
  '&&:focus-visible': { outlineColor: theme.palette.common.white, outlineOffset: -3 },
}))

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

/** The place of toasts: at the bottom right, over the full width on a phone; at the top where one would cover a control in use. */
export const ToastPlace = styled('section')(({ theme: { breakpoints, design, palette } }) => ({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 16px 16px',
  borderRadius: design.corner.medium,
  // Unlike other elements that scripts focus, it shows its ring: F8 leads here.
  '&&:focus-visible': {
    outline: `3px solid ${palette.common.white}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 6px ${palette.focus}`,
  },
  // Above the line that says how many photos are sent (quote/photos/UploadLine.tsx).
  marginBottom: 'var(--bottom-line, 0px)',
  [shortViewport]: { marginBottom: 0 },
  '@media print': { display: 'none' },
  [breakpoints.up('sm')]: { inset: 'auto 24px 24px auto', width: 430 },
  '&[data-top]': { top: 8, bottom: 'auto' },
}))

/**
 * Announces the toasts that appear inside it. In the page before the first one: screen readers announce changes of a live region,
 * not its first content.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const isError = toasts.useOpen()?.kind === 'error'
  return <div aria-live={isError ? 'assertive' : 'polite'}>{children}</div>
}
