import { NotSent } from '#components/quote/NotSent.tsx'

export function Page() {
  return <NotSent />
}
