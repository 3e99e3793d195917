import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskQuote, WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import {
  type ProgressTexts,
  paymentCodes,
  paymentName,
  progressTexts,
  readNumber,
} from '#data/desk/quoteProgress.ts'
import { withTax } from '#data/desk/receipts.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { maxPhotos, photoTypes } from '#data/quote/photoLimits.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { hashPicture } from '../../media/hashPicture.ts'
import { preparePhoto } from '../../media/shrinkPhoto.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSheetForm } from '../data/useSheetForm.ts'
import { useSettled } from '../data/useToday.ts'
import { Chips, ChoiceChip } from '../frame/Chips.tsx'
import { DeskField, Pair } from '../frame/DeskField.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { Sheet, SheetForm, useSheet } from '../frame/Sheet.tsx'

const { changes, states } = deskWording
const { done: wording } = visitWording

type DoneSheetProps = {
  quote: DeskQuote
  /** What another form of the screen has typed already. */
  start?: Partial<Pick<ProgressTexts, 'price' | 'cubicYards' | 'note'>>
  onClose: () => void
}

/** Asks what a job really was when it is done: price, load, payment, photos and a note. Each can be left for later. */
export function DoneSheet({ quote, start = {}, onClose }: DoneSheetProps) {
  const sheet = useSheet(onClose)
  const { change } = useQuoteChanges()
  const form = useSheetForm({
    quote,
    name: 'done',
    send: (current, changes) => change({ quote: current, changes, done: doneText(current), from: 'sheet' }),
    onSaved: sheet.close,
  })
  const { current, typed, texts, propsOf } = form
  const paidId = useId()
  // The sheet comes up where "Done" was: the second tap of a double tap must not end the job.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const isSettled = useSettled(isShown)
  // What was left empty when the job was closed stays empty.
  const agreed = current.status === 'done' ? undefined : { ...progressTexts(current), ...start }
  const finalPrice = typed.finalPrice ?? (texts.finalPrice || (agreed?.price ?? ''))
  const finalCubicYards = typed.finalCubicYards ?? (texts.finalCubicYards || (agreed?.cubicYards ?? ''))
  const price = readNumber(finalPrice) ?? Number.NaN
  const { paidBy } = texts
  const note = typed.note ?? start.note ?? texts.note

  return (
    <Sheet title={wording.title(quote.name)} {...sheet}>
      <SheetForm
        form={form}
        label={wording.save}
        action={current.status === 'done' ? changes.save : wording.save}
        isHeld={!isSettled}
        onSubmit={() => void form.save({ status: 'done', finalPrice, finalCubicYards, paidBy, note })}
      >
        <Pair>
          <DeskField
            {...propsOf('finalPrice')}
            value={finalPrice}
            {...(price > 0 && { hint: withTax(quote, price) })}
          />
          <DeskField {...propsOf('finalCubicYards')} value={finalCubicYards} />
        </Pair>
        <Chips role="group" aria-labelledby={paidId}>
          <b id={paidId} style={{ width: '100%', fontWeight: 600 }}>
            {propsOf('paidBy').label}
          </b>
          {[...paymentCodes, ''].map((code) => (
            <ChoiceChip
              key={code}
              label={paymentName(code) || wording.notYet}
              isChosen={paidBy === code}
              onChoose={() => form.set({ paidBy: code })}
            />
          ))}
        </Chips>
        <AfterPhotos id={quote.id} />
        <DeskField {...propsOf('note')} value={note} rows={2} />
      </SheetForm>
    </Sheet>
  )
}

const doneText = ({ name, status }: DeskQuote): string =>
  status === 'done' ? changes.saved : `${name} ${statusChanged.done}`

type AfterPhoto = {
  file: File
  preview: string
  state: 'sending' | 'failed'
  why?: string | undefined
}

const Area = styled('div')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '.5rem',
  '& h3': { fontFamily: 'inherit', fontSize: '1rem', letterSpacing: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '.5rem' },
  // A large screen has no camera that anybody would carry to the job.
  '& [data-camera]': { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))', gap: '.5rem' },
  '& img': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: design.corner.small,
    background: palette.background.sunken,
  },
  '& [data-state=sending] img': { opacity: 0.5 },
  '& [data-fault]': { color: palette.error.main, overflowWrap: 'anywhere' },
}))

/**
 * The crew's photos after the job: those that are saved, and those on their way. Each is saved by itself as soon as it is taken, also
 * when the sheet is closed meanwhile.
 */
function AfterPhotos({ id }: { id: string }) {
  const [photos, setPhotos] = useState<readonly AfterPhoto[]>([])
  const [isOver, setOver] = useState(false)
  const camera = useRef<HTMLInputElement>(null)
  const library = useRef<HTMLInputElement>(null)
  const { mutate } = useSWRConfig()
  const focusProps = useRestoreFocus()
  const failed = photos.filter(({ state }) => state === 'failed')
  const { data } = useDeskData<WholeQuote>(deskApi.quote(id))
  const kept = data?.after ?? []
  const count = kept.length + photos.length

  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  const change = (file: File, by: Partial<AfterPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.file === file ? { ...photo, ...by } : photo)))

  async function send(file: File) {
    change(file, { state: 'sending', why: undefined })
    const why = await putPhoto(id, file)
    if (why === undefined) {
      await mutate(deskApi.quote(id))
      return setPhotos((all) => all.filter((photo) => photo.file !== file))
    }
    change(file, { state: 'failed', why })
    if (isClosed.current) deskToast.failed(why, { label: states.again, act: () => void send(file) })
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    const accepted = files.slice(0, Math.max(0, maxPhotos - count))
    // Without a reset, choosing the same file again fires no event.
    target.value = ''
    setOver(accepted.length < files.length)
    const added = accepted.map(
      (file) => ({ file, preview: URL.createObjectURL(file), state: 'sending' }) as const,
    )
    setPhotos([...photos, ...added])
    for (const file of accepted) void send(file)
  }

  return (
    <Area role="group" aria-label={wording.photos} {...focusProps}>
      <h3>{wording.photos}</h3>
      <input ref={camera} type="file" accept={photoTypes} capture="environment" hidden onChange={choose} />
      <input ref={library} type="file" multiple accept={photoTypes} hidden onChange={choose} />
      <div>
        <Button data-camera="" onClick={() => camera.current?.click()} startIcon={<DeskIcon name="photo" />}>
          {wording.takePhoto}
        </Button>
        <Button onClick={() => library.current?.click()}>{wording.addPhotos}</Button>
        {failed.length > 0 && (
          <Button onClick={() => failed.forEach(({ file }) => void send(file))}>{states.again}</Button>
        )}
      </div>
      <p role="status">{count > 0 && wording.photosKept(kept.length, count)}</p>
      <p role="alert" data-fault="">
        {isOver ? wording.tooMany : failed[0]?.why}
      </p>
      <ul>
        {kept.map((place) => (
          <li key={place}>
            <img src={deskApi.thumbnail(id, place)} alt="" width={72} height={72} />
          </li>
        ))}
        {photos.map(({ preview, state }) => (
          <li key={preview} data-state={state}>
            <img src={preview} alt="" width={72} height={72} onLoad={() => URL.revokeObjectURL(preview)} />
          </li>
        ))}
      </ul>
    </Area>
  )
}

/** Long enough for an original of 15 MB on a weak line, in milliseconds. */
const timeout = 5 * 60_000

/** Saves a photo. @returns why it is not saved */
async function putPhoto(id: string, file: File): Promise<string | undefined> {
  const { picture, fault } = await preparePhoto(file)
  if (fault) return fault
  const url = deskApi.afterPhoto(id, await hashPicture(await picture.arrayBuffer()))
  // A request that outlives its document may have 64 KiB at most.
  const answer = await sendChange('PUT', url, picture, { keepalive: false, timeout })
  if (answer.isDone) return undefined
  if (answer.status === 409) return wording.tooMany
  if (answer.status >= 400 && answer.status < 500) return answer.message ?? wording.photoFailed
  return navigator.onLine ? wording.photoFailed : changes.notDone.offline
}
