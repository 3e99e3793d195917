import { useEffect } from 'react'
import { sendFailed } from '#data/quote/sendFailed.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { sessionValue } from '../session/createStore.ts'
import { toasts } from '../toasts/toastStore.ts'
import { unsentPhotos, uploads } from './photos/stores.ts'

/** The code of the folded parts of the form, and of the uploads. */
export const photoCode = lazyModule(() => import('./photoCode.ts'))

/**
 * On every page: the progress of uploads, and a toast for a quote or for uploads that a reload has interrupted. Without them nothing
 * is rendered or fetched.
 */
export function QuoteUnderWay() {
  const isSending = uploads.useValue().length > 0
  const { module, load } = photoCode.useModule()

  useEffect(() => {
    if (marker.read() === null) return
    marker.clear()
    toasts.add({ ...sendFailed, kind: 'error', stays: true })
  }, [])

  useEffect(() => {
    if (isSending || unsentPhotos.read()) load()
    return isSending ? askBeforeLeaving() : undefined
  }, [isSending, load])

  // If the code cannot be fetched, the next document reports the loss.
  useEffect(() => module?.reportUnsent(), [module])

  return isSending && module ? <module.UploadLine /> : null
}

/** Set while a request is pending, for the page after a reload. */
const marker = sessionValue('quoteOnItsWay')

/** The pending attempt, which outlives the form. Resolves to true once the quote is stored. */
let underWay: Promise<boolean> | undefined

export const attemptUnderWay = () => underWay

/** Whether a quote or its photos are being sent. Unloading the document would lose the photos, and the answer to the quote. */
export const isSendingQuote = (): boolean => underWay !== undefined || uploads.read().length > 0

export function attempt(send: () => Promise<boolean>): Promise<boolean> {
  underWay ??= follow(send)
  return underWay
}

async function follow(send: () => Promise<boolean>): Promise<boolean> {
  marker.write('yes')
  const isStored = await send()
  underWay = undefined
  if (isStored) marker.clear()
  // While a document unloads, its requests fail as if offline. The marker then stays, because the timer no longer runs.
  else setTimeout(() => underWay || marker.clear())
  return isStored
}

/** Links that do not unload the page. Chromium fires beforeunload for them all the same. */
const staying = 'a[href^="tel:"], a[href^="mailto:"]'

/**
 * The browser asks before this tab is closed or another site is opened.
 *
 * @returns stops asking
 */
export function askBeforeLeaving(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let stays = false
  addEventListener('beforeunload', (event) => stays || event.preventDefault(), { signal })
  addEventListener(
    'click',
    ({ target }) => {
      stays = target instanceof Element && target.closest(staying) !== null
      setTimeout(() => {
        stays = false
      })
    },
    { signal },
  )
  return () => controller.abort()
}
