import { heroPhoto } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { JunkRemovalPage } from '#data/pages/junkRemoval.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function JunkRemovalHero({ badge, title, lead }: Pick<JunkRemovalPage, 'badge' | 'title' | 'lead'>) {
  return (
    <Hero breadcrumbs={breadcrumbs.junkRemoval} badge={badge} title={title} lead={lead} photo={heroPhoto}>
      <QuoteAndCall />
    </Hero>
  )
}
