import { CallBand } from '#components/call-to-action/CallBand.tsx'
import { BeforeAfter } from '#components/home/beforeAfter/BeforeAfter.tsx'
import { Pricing } from '#components/home/estimator/Pricing.tsx'
import { HowItWorks } from '#components/home/HowItWorks.tsx'
import { Facts } from '#components/home/hero/Facts.tsx'
import { HomeHero } from '#components/home/hero/HomeHero.tsx'
import { Reviews } from '#components/home/reviews/Reviews.tsx'
import { OurServices } from '#components/home/services/OurServices.tsx'
import { WhatWeRemove } from '#components/home/services/WhatWeRemove.tsx'
import { Sections } from '#components/layout/Sections.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { directServiceRows, home } from '#data/pages/home.ts'
import { directoryCity } from '#data/places/cities.ts'
import type { Data } from './+data.ts'

export function Page({ photo, pairs }: Data) {
  return (
    <Sections>
      <HomeHero {...home.hero} photo={photo} />
      <Facts facts={home.facts} />
      <WhatWeRemove {...home.whatWeRemove} services={directServiceRows} />
      <OurServices {...home.ourServices} citySlug={directoryCity} />
      <Pricing {...home.pricing} />
      <BeforeAfter {...home.beforeAfter} pairs={pairs} />
      <HowItWorks {...home.howItWorks} />
      {home.reviews && <Reviews {...home.reviews} />}
      <CallBand {...home.call} />
      <ContactSection />
    </Sections>
  )
}
