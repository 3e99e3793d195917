import { noteOf, type Sourced } from '#data/collection/sourced.ts'
import { Source } from '../layout/Source.tsx'

/** Who collects in a city. */
export function Collector({ text, ...sourced }: Sourced & { text: string }) {
  return (
    <>
      {text} <Source {...noteOf(sourced)} />
    </>
  )
}
