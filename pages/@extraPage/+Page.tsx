import { PlainText } from '#components/extra/PlainText.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { endsDraft } from '#components/session/draftKey.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { paths } from '#data/paths.ts'
import type { Content } from './+content.ts'

export function Page({ path, heading, lead, sections }: Content) {
  return (
    <>
      <Hero breadcrumbs={breadcrumbs.underHome(heading)} title={heading} lead={lead} buttons={null} />
      <PlainText sections={sections} />
      {path === paths.thankYou && <VisuallyHidden {...endsDraft} />}
    </>
  )
}
