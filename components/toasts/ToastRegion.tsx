import { styled } from '@mui/material/styles'
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import {
  type ComponentType,
  createContext,
  type FocusEvent,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useRestoreFocus } from '../layout/useRestoreFocus.ts'
import { ToastPlace } from './ToastBox.tsx'
import { toasts } from './toastStore.ts'

// notistack's own container is fixed to the screen; here the region is.
export const NotistackPlace = styled(ToastPlace)({
  '&& .notistack-SnackbarContainer': {
    position: 'static',
    maxWidth: 'none',
    width: 'auto',
    display: 'block',
  },
  '&& .notistack-CollapseWrapper': { padding: 0 },
  '&& .notistack-Snackbar': { minWidth: 0 },
})

/** Whether the pointer or the focus is in the region: a toast must not go while it is read or about to be closed. */
const Paused = createContext(false)

/** notistack animates `ref` and `style`. */
export type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

type ToastRegionProps = {
  place?: typeof NotistackPlace
  /** A toast; useShownToast finds its content. */
  toast: ComponentType<ToastProps>
}

/** Shows one toast at a time. A landmark only then. */
export function ToastRegion({ place: Place = NotistackPlace, toast }: ToastRegionProps) {
  const open = toasts.useOpen()?.id
  const region = useRef<HTMLElement>(null)
  const { isPaused, regionProps } = useRegionFocus(region, open)
  useFreePlace(region, open)

  useEffect(() => {
    if (open === undefined) return
    enqueueSnackbar({ key: open })
    return () => closeSnackbar(open)
  }, [open])

  return (
    <Paused value={isPaused}>
      <Place
        tabIndex={-1}
        aria-label={open === undefined ? undefined : 'Notifications (F8)'}
        {...regionProps}
      >
        <SnackbarProvider
          maxSnack={1}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          autoHideDuration={null}
          disableWindowBlurListener
          transitionDuration={{ enter: 180, exit: 180 }}
          Components={{ default: toast }}
        />
      </Place>
    </Paused>
  )
}

/**
 * The content of a toast in notistack, and how to close it. Times the toast, too: notistack pauses under the pointer only, and
 * then starts again with half the time.
 *
 * @param duration until the toast is dismissed, in milliseconds
 */
export function useShownToast(id: CustomContentProps['id'], duration: number) {
  const toast = toasts.useValue().find((candidate) => candidate.id === id)
  const close = () => toast && toasts.dismiss(toast.id)
  useDismissTimer(duration, use(Paused) || toast?.stays === true, close)
  // A key, because a toast that comes under a dialog is not announced: it is rendered anew when the dialog closes.
  const isCovered = useCovered()
  const [cameCovered] = useState(isCovered)
  const key = String(cameCovered && isCovered)
  return { toast, key, close }
}

/**
 * While the region shows a toast, F8 focuses it, and Escape dismisses the toast.
 *
 * @param open id of the open toast
 * @returns isPaused: the pointer or the focus is in the region
 */
function useRegionFocus(region: RefObject<HTMLElement | null>, open: number | undefined) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const focusProps = useRestoreFocus(open)

  useEffect(() => {
    // No pointerleave is fired for an element that is removed.
    if (open === undefined) return setHovered(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus()
      // A dialog keeps its own Escape.
      if (key === 'Escape') toasts.dismiss(open)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region, open])

  const regionProps = {
    ref: region,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus(event: FocusEvent<HTMLElement>) {
      focusProps.onFocus(event)
      setFocused(true)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      focusProps.onBlur(event)
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
  }
  return { isPaused: isHovered || isFocused, regionProps }
}

const controls = 'a, button, input, textarea, select'

/** Moves the region to the top of the screen while it would cover the control that was clicked last, or the field with the focus. */
function useFreePlace(region: RefObject<HTMLElement | null>, open: number | undefined): void {
  const clicked = useRef<Element>(null)
  const clickedBox = useRef<DOMRect>(null)

  useEffect(() => {
    // The site's region comes after the click on the form's button. Safari does not focus a button.
    clicked.current = document.querySelector('[type=submit]')
    const note = ({ target }: MouseEvent) => {
      clicked.current = (target as Element).closest(controls)
      clickedBox.current = clicked.current?.getBoundingClientRect() ?? null
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])

  useEffect(() => {
    const place = region.current
    if (open === undefined || !place) return
    place.removeAttribute('data-top')
    const covered = () => {
      const inUse = [clicked.current, document.activeElement]
        .filter((control) => control?.matches(controls) && !place.contains(control))
        // Of a field its label and its fault, too.
        .map((control) => (control?.closest('.MuiFormControl-root') ?? control)?.getBoundingClientRect())
      // A change that is reverted may put another button in the clicked one's place.
      if (clickedBox.current && !clicked.current?.isConnected) inUse.push(clickedBox.current)
      return inUse.reduce((sum, box) => sum + (box ? coveredHeight(place, box) : 0), 0)
    }
    const move = () => {
      const before = covered()
      if (before === 0) return
      place.toggleAttribute('data-top')
      // Where it covers some in both places, it covers less.
      if (covered() >= before) place.toggleAttribute('data-top')
    }
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    for (const type of ['scroll', 'focusin']) addEventListener(type, move, options)
    // Called when the toast appears, too.
    const observer = new ResizeObserver(move)
    observer.observe(place)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [region, open])
}

function coveredHeight(place: Element, { left, right, top, bottom }: DOMRect): number {
  const box = place.getBoundingClientRect()
  const isBeside = left >= box.right || right <= box.left
  return isBeside ? 0 : Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top))
}

/**
 * Calls back after unpaused milliseconds in a visible tab without a dialog; a pause keeps the time that is left.
 *
 * @param duration in milliseconds
 */
function useDismissTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isTabHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const isUnseen = useCovered() || isTabHidden

  useEffect(() => {
    if (isPaused || isUnseen) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused, isUnseen])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** True while a dialog covers the page: Material UI then hides the page, with its toasts, from screen readers. */
const useCovered = (): boolean => useSyncExternalStore(onCover, isCovered)

const root = () => document.getElementById('root')

const isCovered = () => root()?.ariaHidden === 'true'

function onCover(listener: () => void): () => void {
  // A frame later: what is announced then must be back for screen readers.
  const observer = new MutationObserver(() => requestAnimationFrame(listener))
  const page = root()
  if (page) observer.observe(page, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
