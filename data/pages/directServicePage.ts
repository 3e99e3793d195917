import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'
import { priceLoad } from '../prices/loadEstimate.ts'
import { cityServices } from '../services/cityServices.ts'
import { type DirectService, servicesOf } from '../services/loadServices.ts'
import { servicePhoto } from '../services/servicePhotos.ts'
import { commonQuestions } from './commonQuestions.ts'

/** Texts of every direct service's page; the others are in its record (data/services/direct/records). */
const wording = {
  /** aria-label of the four cards, which have no heading. */
  featuresLabel: 'How we do it',
  removedTitle: 'What we take',
  costLead: '{VolumePricingShort}: {rateShort}, from {minimum}. {salesTax} is extra.',
  costNote: 'These are typical loads. {PriceFirst}.',
  dearerTitle: 'What costs more',
  cheaperTitle: 'What costs less',
  preparationTitle: 'Before we arrive',
  preparationButton: 'Call with a question',
  howTitle: 'On the day',
  cannotGoTitle: 'What can’t go',
  cannotTakeLink: 'What we can’t take, and who does',
  questionsTitle: 'Common questions',
  commonQuestionsLink: commonQuestions.link,
  relatedTitle: 'Each job has its own page',
  serviceAreasLink: 'Service areas',
  back: 'Back to Home',
}

/** Everything that a direct service's page shows. */
export function directServicePage(service: DirectService) {
  return {
    service,
    photo: servicePhoto(service.slug),
    loads: service.loads.map(priceLoad),
    features: service.featureCards.map(({ icon, title, description }) => ({
      icon,
      title,
      text: description,
    })),
    wording: fillTemplates(wording, facts, 'data/pages/directServicePage.ts'),
    /** The detailed services on its subject. */
    related: servicesOf(service).flatMap((slug) => {
      const detailed = cityServices.find((candidate) => candidate.slug === slug)
      return detailed ? [{ slug, name: detailed.name }] : []
    }),
  }
}

export type DirectServicePage = ReturnType<typeof directServicePage>
