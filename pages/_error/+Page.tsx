import { NotFound, WaysOn } from '#components/extra/NotFound.tsx'

export function Page() {
  return (
    <>
      <NotFound />
      <WaysOn />
    </>
  )
}
