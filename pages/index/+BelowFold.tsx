import { CallBand } from '#components/call-to-action/CallBand.tsx'
import { BeforeAfter } from '#components/home/beforeAfter/BeforeAfter.tsx'
import { Pricing } from '#components/home/estimator/Pricing.tsx'
import { HowItWorks } from '#components/home/HowItWorks.tsx'
import { Reviews } from '#components/home/reviews/Reviews.tsx'
import { OurServices } from '#components/home/services/OurServices.tsx'
import { WhatWeRemove } from '#components/home/services/WhatWeRemove.tsx'
import { AboveTarget } from '#components/navigation/AboveTarget.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { directoryCity } from '#data/cities/cities.ts'
import { home } from '#data/pages/home.ts'
import { directServiceRows } from '#data/services/direct/directServiceRows.ts'
import type { Content } from './+content.ts'

export function BelowFold({ pairs }: Content) {
  return (
    <>
      <AboveTarget target="contact">
        <WhatWeRemove {...home.whatWeRemove} services={directServiceRows} />
        <OurServices {...home.ourServices} citySlug={directoryCity} />
        <Pricing {...home.pricing} />
        <BeforeAfter {...home.beforeAfter} pairs={pairs} />
        <HowItWorks {...home.howItWorks} />
        {home.reviews && <Reviews {...home.reviews} />}
        <CallBand {...home.call} />
      </AboveTarget>
      <ContactSection />
    </>
  )
}
