import { PlainText } from '#components/blocks/PlainText.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Data } from './+data.ts'

export function Page({ heading, lead, sections }: Data) {
  return (
    <>
      <Hero breadcrumbs={breadcrumbs.underHome(heading)} title={heading} lead={lead} buttons={null} />
      <PlainText sections={sections} />
    </>
  )
}
