import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { describeLeftOut, describeSent, photoUploads } from '#data/quote/photoUploads.ts'
import { shortViewport } from '../../layout/styles.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { toasts } from '../../toasts/toastStore.ts'
import { uploads } from './stores.ts'
import { summarize, tryAgain } from './uploadPhotos.ts'

const { sending } = photoUploads

// Sticky, not fixed: at the end of the page the line covers nothing.
const Line = styled('section')(({ theme: { palette, design } }) => ({
  position: 'sticky',
  zIndex: 30,
  bottom: 0,
  display: 'grid',
  gap: '.35rem',
  padding: `.6rem ${design.space.gutter}`,
  background: palette.kraft.light,
  color: palette.text.primary,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1rem', alignItems: 'center' },
  '& button': { minHeight: design.size.touchTargetMin, padding: '0 .5rem' },
  [shortViewport]: { position: 'static' },
  '@media print': { display: 'none' },
}))

/** The progress of the uploads, on every page; a toast shows the result once all uploads have ended. */
export function UploadLine() {
  const { all, kept, percent, leftOut, isStuck, isOver } = summarize(uploads.useValue())
  const sent = describeSent(kept, all)
  const hint = useOnline() ? isStuck && sending.stuck : sending.waiting
  const line = useRef<HTMLElement>(null)
  const focusProps = useRestoreFocus()
  useBottomLine(line)

  const end = useEffectEvent(() => {
    uploads.write([])
    const isComplete = leftOut.length === 0
    toasts.add({
      title: sent,
      text: describeLeftOut(leftOut),
      kind: isComplete ? 'success' : 'error',
      stays: !isComplete,
    })
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return (
    <Line ref={line} tabIndex={-1} aria-label={photosAndDay.photos.label} {...focusProps}>
      <div>
        <span role="status">
          <b>{sent}</b> <span>{hint}</span>
        </span>
        <span>{`${percent}%`}</span>
        {isStuck && (
          <Button variant="quiet" onClick={tryAgain}>
            {sending.again}
          </Button>
        )}
      </div>
      <LinearProgress variant="determinate" value={percent} aria-label={sent} />
    </Line>
  )
}

const useOnline = () => useSyncExternalStore(onConnection, () => navigator.onLine)

function onConnection(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

/** Stores the height of the upload line in a CSS variable: toasts stand above that line (toasts/ToastBox.tsx). */
function useBottomLine(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bottom-line', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-line')
    }
  }, [line])
}
