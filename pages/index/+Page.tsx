import { CallBand } from '#components/call-to-action/CallBand.tsx'
import { BeforeAfter } from '#components/home/BeforeAfter.tsx'
import { Facts } from '#components/home/Facts.tsx'
import { HomeHero } from '#components/home/HomeHero.tsx'
import { HowItWorks } from '#components/home/HowItWorks.tsx'
import { OurServices } from '#components/home/OurServices.tsx'
import { Pricing } from '#components/home/Pricing.tsx'
import { Reviews } from '#components/home/Reviews.tsx'
import { WhatWeRemove } from '#components/home/WhatWeRemove.tsx'
import { Later } from '#components/layout/Later.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { directoryCity } from '#data/cities/directoryCity.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { homePairs } from '#data/pages/gallery.ts'
import { home } from '#data/pages/home.ts'
import { pricingTiers } from '#data/pricing/pricing.ts'
import { directServiceRows } from '#data/services/direct/directServiceRows.ts'

export function Page() {
  return (
    <>
      <HomeHero {...home.hero} photo={heroPhoto} />
      <Facts facts={home.facts} />
      <Later>
        <WhatWeRemove {...home.whatWeRemove} services={directServiceRows} />
        <OurServices {...home.ourServices} citySlug={directoryCity} />
        <Pricing {...home.pricing} tiers={pricingTiers} />
        <BeforeAfter {...home.beforeAfter} pairs={homePairs} />
        <HowItWorks {...home.howItWorks} />
        <Reviews {...home.reviews} />
        <CallBand {...home.call} />
        <ContactSection />
      </Later>
    </>
  )
}
