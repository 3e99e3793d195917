import { NotFound } from '#components/extra/NotFound.tsx'
import { WaysOn } from '#components/extra/WaysOn.tsx'

export function Page() {
  return (
    <>
      <NotFound />
      <WaysOn />
    </>
  )
}
