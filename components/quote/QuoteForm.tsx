import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '#data/paths.ts'
import { contact } from '#data/quote/contact.ts'
import { placeholder } from '#data/quote/notSent.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { type QuoteField as FieldName, honeypotField, shownFields } from '#data/quote/quoteFields.ts'
import type { QuoteFault } from '#data/quote/quoteRequest.ts'
import { FailedAnswer } from '../api/requestJson.ts'
import { ringIn } from '../layout/styles.ts'
import { useRestoreFocus } from '../layout/useRestoreFocus.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useHydrated } from '../session/createStore.ts'
import { onQuoteSubject } from '../session/quoteSubject.ts'
import { isPosting } from '../session/stubContract.ts'
import { preloadToasts } from '../toasts/Toasts.tsx'
import { toasts } from '../toasts/toastStore.ts'
import { FoldedParts } from './FoldedParts.tsx'
import { LoadLine } from './LoadLine.tsx'
import { chosenPhotos, withoutFaults } from './photos/stores.ts'
import { QuoteField } from './QuoteField.tsx'
import { askBeforeLeaving, attempt, attemptUnderWay, photoCode } from './QuoteUnderWay.tsx'
import { checkRequest, forgetKey, preloadCheck, sendQuote } from './sendQuote.ts'
import { beginAnother, confirmationCode, showSent, storeSent, useSentQuote } from './sentQuote.ts'
import { dropDraft, findField, readRequest, useQuoteDraft } from './useQuoteDraft.ts'

const Form = styled('form')(({ theme: { palette, design } }) => ({
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.15rem',
  alignContent: 'start',
  padding: 'clamp(min(1.25rem, 6.25vw), 3vw, 2.75rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
  color: palette.text.primary,
  // The form is white on the dark ground of the section.
  '&& .MuiLink-root': { color: palette.primary.main },
  [ringIn('&&')]: { outlineColor: palette.focus, boxShadow: 'none' },
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.15rem',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :not([data-half])': { gridColumn: '1 / -1' },
  },
}))

const sending = 'Sending...'

const wording = contact.toasts

type QuoteFormProps = {
  /** Whether the server fills in what was typed (data/quote/notSent.ts). */
  isTemplate?: boolean
}

/** A native form with an action, so that sending works before hydration and without JavaScript. */
export function QuoteForm({ isTemplate = false }: QuoteFormProps) {
  const { formTitle, required, privacy, privacyLink } = contact
  const { formProps, isSending, sentCount, sent, Confirmation, sentFocus, sendAnother, faultOf } =
    useQuoteForm()

  // The button is disabled while it sends. On a slow connection the visitor may read elsewhere meanwhile.
  const focusProps = useRestoreFocus()

  return (
    <>
      {sent && Confirmation && <Confirmation sent={sent} focus={sentFocus} onAgain={sendAnother} />}
      <Form
        hidden={sent && Confirmation !== undefined}
        method="post"
        action={isTemplate ? placeholder('action') : paths.quotes}
        encType="multipart/form-data"
        aria-label={formTitle}
        {...formProps}
      >
        <h3>{formTitle}</h3>
        <Typography variant="body2" color="textSecondary">
          {required}
        </Typography>
        <Fields>
          {shownFields.map((field) => (
            <QuoteField
              key={field.name}
              field={field}
              fault={faultOf(field.name)}
              readOnly={isSending}
              isTemplate={isTemplate}
            />
          ))}
        </Fields>
        {/* The honeypot: hidden from sight, keyboard and screen readers, so that only a program fills it in. */}
        <VisuallyHidden aria-hidden="true">
          <label>
            Website
            <input
              name={honeypotField}
              type="text"
              tabIndex={-1}
              autoComplete="off"
              defaultValue={isTemplate ? placeholder(honeypotField) : undefined}
            />
          </label>
        </VisuallyHidden>
        <LoadLine readOnly={isSending} />
        <FoldedParts key={sentCount} faultOf={faultOf} readOnly={isSending} isTemplate={isTemplate} />
        <Button {...focusProps} type="submit" disabled={isSending}>
          <span>{isSending ? sending : 'Get Free Quote'}</span>
        </Button>
        {/* The text of a disabled button is not announced. */}
        <VisuallyHidden role="status">{isSending && sending}</VisuallyHidden>
        <Typography variant="body2" color="textSecondary">
          {privacy} <Link href={paths.privacy}>{privacyLink}</Link>
        </Typography>
      </Form>
    </>
  )
}

function isInView(form: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = form?.getBoundingClientRect() ?? {}
  return top < innerHeight && bottom > 0
}

/** Time from the end of an attempt in which another press is the second one of a double click, in milliseconds. */
const doubleClick = 1000

type Checked = {
  faults: readonly QuoteFault[]
  /** The field to focus; undefined while the visitor corrects other fields. */
  focus: FieldName | undefined
}

/** The hydrated quote form: idle, then sending, then cleared with a success toast or kept with an error toast. */
function useQuoteForm() {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [isSending, setSending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const [sentFocus, setSentFocus] = useState<FocusOptions>()
  const [checked, setChecked] = useState<Checked>({ faults: [], focus: undefined })
  const { keep, clear, moveCaret } = useQuoteDraft(form)
  const endedAt = useRef(-doubleClick)
  const sent = useSentQuote(() => Object.values(readRequest(form.current)).every((value) => value === ''))
  const { module, load } = confirmationCode.useModule()
  useEffect(() => {
    if (sent) load()
  }, [sent, load])
  // A control of this page asks for another quote.
  useEffect(() => onQuoteSubject(beginAnother), [])

  async function follow(outcome: Promise<boolean>) {
    // A transition: when validation finds faults at once, the form renders the faults and skips the sending state.
    startTransition(() => setSending(true))
    if (await outcome) {
      clear()
      // The visitor may read elsewhere meanwhile.
      // A click on the disabled button focuses an element around the form.
      const { activeElement } = document
      const isInForm = activeElement?.contains(form.current) || form.current?.contains(activeElement)
      setSentFocus(isInForm ? { preventScroll: !isInView(form.current) } : undefined)
      setSentCount((count) => count + 1)
      showSent()
    }
    endedAt.current = performance.now()
    setSending(false)
  }

  const start = useEffectEvent(() => {
    const outcome = attemptUnderWay()
    if (outcome) follow(outcome)
  })
  useEffect(() => start(), [])

  // Waits until the fields can be edited again: on a read-only field a phone shows no keyboard.
  useEffect(() => {
    if (checked.focus && !isSending) findField(form.current, checked.focus)?.focus()
  }, [checked, isSending])

  /** Never rejects: every error ends in a toast. */
  async function send(request: ReturnType<typeof readRequest>): Promise<boolean> {
    let stopAsking: (() => void) | undefined
    try {
      const count = withoutFaults(chosenPhotos.read()).length
      // During the uploads, QuoteUnderWay asks.
      if (count > 0) stopAsking = askBeforeLeaving()
      const faults = await checkRequest(request)
      const [first] = faults
      setChecked({ faults, focus: first?.field })
      if (first) {
        const isMissing = faults.some(({ kind }) => kind === 'missing')
        const shown = isMissing ? wording.missing : { ...wording.invalid, text: first.text }
        toasts.add({ ...shown, kind: 'error' })
        return false
      }
      const { message = wording.sent.text, uploadUrl } = await sendQuote(request, count)
      // Read now: a phone may hand over a photo, chosen before the click, while the quote is being sent.
      const photos = withoutFaults(chosenPhotos.read())
      dropDraft()
      forgetKey()
      const { name = '', phone = '', day = '', window: time = '', load = '' } = request
      storeSent({ name, phone, day, window: time, load, photos: uploadUrl ? photos.length : 0, arrived: 0 })
      const isTaken = photos.length === 0 || uploadUrl !== undefined
      const text = isTaken ? message : `${message} ${photosAndDay.noPhotos}`
      toasts.add({ ...wording.sent, text, kind: 'success', stays: !isTaken })
      // The code of the photos is loaded, since they were chosen with it.
      if (uploadUrl && photos.length > 0)
        void photoCode.load().then((code) => code?.uploadPhotos(uploadUrl, photos))
      return true
    } catch (error) {
      const text = error instanceof FailedAnswer ? error.message : wording.failed.text
      toasts.add({ ...wording.failed, text, kind: 'error', stays: true })
      return false
    } finally {
      stopAsking?.()
    }
  }

  function submit(event: FormEvent) {
    // The form was sent before hydration, and the browser is posting it. A second post is harmless, because the server recognizes
    // the repeat; but the browser would not send the chosen photos.
    if (isPosting() && chosenPhotos.read().length === 0) return
    event.preventDefault()
    if (attemptUnderWay() || performance.now() - endedAt.current < doubleClick) return
    // Read now: the visitor may leave the page while the schema loads.
    const request = readRequest(form.current)
    follow(attempt(() => send(request)))
  }

  function clearFault({ target }: FormEvent) {
    endedAt.current = -doubleClick
    keep()
    const { name } = target as HTMLInputElement | HTMLTextAreaElement
    setChecked((before) => {
      const faults = before.faults.filter(({ field }) => field !== name)
      return faults.length < before.faults.length ? { faults, focus: undefined } : before
    })
  }

  /** Loads the code for sending while the visitor types. */
  function prepare() {
    preloadToasts()
    confirmationCode.load()
    preloadCheck()
  }

  return {
    isSending,
    sentFocus,
    /** The number of quotes sent with this form. Each one resets the folded parts. */
    sentCount,
    sent,
    /** Undefined until its code is there: the form stays meanwhile. */
    Confirmation: module?.Confirmation,
    sendAnother() {
      beginAnother()
      setTimeout(() => findField(form.current, 'name')?.focus())
    },
    faultOf: (name: FieldName) => checked.faults.find(({ field }) => field === name)?.text,
    /** Without JavaScript the browser itself checks the required fields. */
    formProps: {
      ref: form,
      noValidate: isHydrated,
      onSubmit: submit,
      onInput: clearFault,
      onFocus: prepare,
      onClick: moveCaret,
    },
  }
}
