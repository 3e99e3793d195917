import { ExtraHero } from '#components/extra/ExtraHero.tsx'
import { PlainText } from '#components/extra/PlainText.tsx'
import type { Content } from './+content.ts'

export function Page({ heading, lead, sections }: Content) {
  return (
    <>
      <ExtraHero title={heading} lead={lead} />
      <PlainText sections={sections} />
    </>
  )
}
