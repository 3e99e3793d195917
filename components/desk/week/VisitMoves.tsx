import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { visitName } from '../list/listRow.tsx'

const { week: wording, changes } = deskWording

type Moves = {
  /** The dragged visit. */
  dragged: DeskQuote | undefined
  drag: (visit: DeskQuote | undefined) => void
  move: (visit: DeskQuote, day: string, window: string) => void
  /** Id of the visit during a move: its new card takes the focus, and its old card takes it back if the move fails. */
  moved: { current: string | undefined }
}

const MovesContext = createContext<Moves | undefined>(undefined)

export const moveHintId = 'move-hint'

/** Context for moving visits between the days of a week. */
export function VisitMoves({ children }: { children: ReactNode }) {
  const { change } = useQuoteChanges()
  const [dragged, drag] = useState<DeskQuote>()
  const moved = useRef<string>(undefined)
  const moving = useRef(new Set<string>())

  async function move(visit: DeskQuote, visitDay: string, visitWindow: string) {
    const isThere = visit.visitDay === visitDay && visit.visitWindow === visitWindow
    // A second key press during a save would send an outdated version.
    if (isThere || moving.current.has(visit.id)) return
    moving.current.add(visit.id)
    moved.current = visit.id
    const outcome = await change({
      quote: visit,
      changes: { visitDay, visitWindow },
      done: wording.moved(visit.name, visitName({ visitDay, visitWindow })),
    })
    moving.current.delete(visit.id)
    if (moved.current === visit.id) moved.current = undefined
    if (outcome.kind === 'conflict') deskToast.failed(changes.conflict)
  }

  return <MovesContext value={{ dragged, drag, move, moved }}>{children}</MovesContext>
}

export function useMoves(): Moves {
  const moves = useContext(MovesContext)
  if (!moves) throw new Error('useMoves needs a VisitMoves around the component.')
  return moves
}
