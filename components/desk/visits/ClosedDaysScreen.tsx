import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { visitorsOf } from '#data/desk/arrivalWindows.ts'
import { closedDaysWording as wording } from '#data/desk/calendarWording.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { type ClosedDays, dayOf, describeDay, isDay, weekdayNames } from '#data/quote/preferredDay.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { useSend } from '../data/useQuoteChanges.ts'
import { DeskField, submits } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'
import { CardRow, FailureState, LoadingCards, ScreenHead } from '../frame/Screen.tsx'

/** The days on which the form takes no wishes. */
export function ClosedDaysScreen() {
  const { data, isLoading, failure, retry } = useDeskData<ClosedDays>(deskApi.closedDays)
  const { send, isBusy } = useSend()
  const id = useId()
  const [day, setDay] = useState('')
  const { data: typedDay } = useDeskData<DeskDay>(isDay(day) ? deskApi.day(day) : null)
  const booked = typedDay?.visits.filter(({ status }) => status === 'booked') ?? []
  const [fault, setFault] = useState<string>()
  const focusProps = useRestoreFocus()

  async function save(days: readonly string[], text: string): Promise<boolean> {
    const answer = await send('PUT', deskApi.closedDays, { days })
    if (answer) deskToast.done(text)
    retry()
    return answer !== undefined
  }

  async function add() {
    const isAhead = isDay(day) && day >= dayOf(Date.now())
    setFault(isAhead ? undefined : wording.past)
    if (!isAhead || !data || !(await save([...data.days, day], wording.added(describeDay(day))))) return
    // Another day may be typed already.
    setDay((typed) => (typed === day ? '' : typed))
  }

  return (
    <>
      <ScreenHead title={deskWording.screens.closedDays} />
      <p>{wording.lead}</p>
      {isLoading && <LoadingCards count={2} height={72} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data && (
        <Stack spacing={2} sx={{ maxWidth: 480, mt: 2 }} {...focusProps}>
          {data.weekdays.length > 0 && <p>{wording.everyWeek(weekdayNames(data.weekdays))}</p>}
          <Stack component="form" direction="row" spacing={1} {...submits(add)}>
            <DeskField
              id={id}
              type="date"
              label={wording.day}
              value={day}
              onChange={setDay}
              fault={fault}
              inputProps={{ min: dayOf(Date.now()) }}
            />
            <Button type="submit" variant="primary" disabled={isBusy} sx={{ mt: '1.85rem', height: 52 }}>
              {wording.add}
            </Button>
          </Stack>
          {booked.length > 0 && <Notice role="status">{wording.booked(visitorsOf(booked))}</Notice>}
          {data.days.length === 0 && <p>{wording.none}</p>}
          <Stack component="ul" spacing={1}>
            {data.days.map((closed) => (
              <CardRow key={closed}>
                {describeDay(closed)}
                <Button
                  disabled={isBusy}
                  aria-label={wording.removeDay(describeDay(closed))}
                  onClick={() =>
                    void save(
                      data.days.filter((other) => other !== closed),
                      wording.removed(describeDay(closed)),
                    )
                  }
                >
                  {wording.remove}
                </Button>
              </CardRow>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  )
}
