import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { addDays } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'

const Steps = styled('div')({ display: 'flex', '@media print': { display: 'none' } })

/** To the day before and the day after. */
export const DaySteps = ({ day }: { day: string }) => (
  <Steps>
    <Tooltip label={deskWording.day.earlier}>
      <IconButton href={deskPaths.day(addDays(day, -1))}>
        <DeskIcon name="chevronLeft" />
      </IconButton>
    </Tooltip>
    <Tooltip label={deskWording.day.later}>
      <IconButton href={deskPaths.day(addDays(day, 1))}>
        <DeskIcon name="chevronRight" />
      </IconButton>
    </Tooltip>
  </Steps>
)
