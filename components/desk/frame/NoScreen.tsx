import Button from '@mui/material/Button'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { ScreenHead } from './ScreenHead.tsx'

const { states } = deskWording

/** Shown at a path of the desk that has no screen. */
export function NoScreen() {
  return (
    <>
      <ScreenHead title={states.noScreenTitle} />
      <p>{states.noScreen}</p>
      <Button href={deskPaths.list} sx={{ mt: 2 }}>
        {states.toList}
      </Button>
    </>
  )
}
