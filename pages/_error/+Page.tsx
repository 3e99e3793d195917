import { NotFound } from '#components/extra/NotFound.tsx'

export function Page() {
  return <NotFound />
}
