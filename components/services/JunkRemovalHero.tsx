import { breadcrumbs } from '#data/breadcrumbs.ts'
import type { JunkRemovalPage } from '#data/junkRemoval.ts'
import { heroPhoto } from '#data/photos.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function JunkRemovalHero({ badge, title, lead }: Pick<JunkRemovalPage, 'badge' | 'title' | 'lead'>) {
  return (
    <Hero breadcrumbs={breadcrumbs.junkRemoval} badge={badge} title={title} lead={lead} photo={heroPhoto}>
      <QuoteAndCall />
    </Hero>
  )
}
