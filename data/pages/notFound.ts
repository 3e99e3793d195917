import { fillTemplates } from '../fillTemplate.ts'
import { paths } from '../paths.ts'
import { facts } from '../prices/facts.ts'

/** Texts of the not-found page. */
export const notFound = fillTemplates(
  {
    title: '404 Page Not Found',
    lead: 'This page has been hauled away.',
    text: 'Try one of these pages instead, or call {phone}.',
    home: 'Back to Home',
    linksLabel: 'Other pages',
    links: [
      { label: 'What we remove', href: paths.homeSection('services') },
      { label: 'Pricing', href: paths.homeSection('pricing') },
      { label: 'Before and after photos', href: paths.gallery },
      { label: 'Service areas', href: paths.serviceAreas },
    ],
  },
  facts,
  'data/pages/notFound.ts',
)
