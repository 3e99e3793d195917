import { BeforeAfter } from '#components/home/BeforeAfter.tsx'
import { HomeHero } from '#components/home/HomeHero.tsx'
import { Facts, HowItWorks, OurServices, WhatWeRemove } from '#components/home/PlainSections.tsx'
import { Pricing } from '#components/home/Pricing.tsx'
import { Reviews } from '#components/home/Reviews.tsx'
import { CallBand } from '#components/layout/CallToAction.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { directServiceRows, home } from '#data/pages/home.ts'
import type { Data } from './+data.ts'

export function Page({ photo, pairs }: Data) {
  return (
    <Sections>
      <HomeHero {...home.hero} photo={photo} />
      <Facts facts={home.facts} />
      <WhatWeRemove {...home.whatWeRemove} services={directServiceRows} />
      <OurServices {...home.ourServices} />
      <Pricing {...home.pricing} />
      <BeforeAfter {...home.beforeAfter} pairs={pairs} />
      <HowItWorks {...home.howItWorks} />
      {home.reviews && <Reviews {...home.reviews} />}
      <CallBand {...home.call} />
      <ContactSection />
    </Sections>
  )
}
