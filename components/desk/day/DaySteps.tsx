import { styled } from '@mui/material/styles'
import { addDays } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { StepLink } from '../frame/StepLink.tsx'

const Steps = styled('div')({ display: 'flex', '@media print': { display: 'none' } })

/** Links to the day before and the day after. */
export const DaySteps = ({ day }: { day: string }) => (
  <Steps>
    <StepLink icon="chevronLeft" label={deskWording.day.earlier} href={deskPaths.day(addDays(day, -1))} />
    <StepLink icon="chevronRight" label={deskWording.day.later} href={deskPaths.day(addDays(day, 1))} />
  </Steps>
)
