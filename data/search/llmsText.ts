import { claims } from '../company/claims.ts'
import { site } from '../company/site.ts'
import { fillTemplate } from '../fillTemplate.ts'
import { answeredQuestions, commonQuestions } from '../pages/commonQuestions.ts'
import { directServiceRows } from '../pages/home.ts'
import { listCityCards } from '../pages/serviceAreas.ts'
import { paths } from '../paths.ts'
import { directoryCity } from '../places/cities.ts'
import { facts, insideSentence } from '../prices/facts.ts'
import { currency, dollars, pricingTiers } from '../prices/pricing.ts'
import { cannotTake } from '../services/cannotTake.ts'
import { serviceGroups } from '../services/cityServices.ts'

/** llms.txt: the site in brief for language models (llmstxt.org), made from the pages' records. */
export function llmsText(origin: string): string {
  const link = (label: string, path: string, note?: string) =>
    `- [${label}](${origin}${path})${note ? `: ${note}` : ''}`
  const cities = listCityCards()
  const shownCity = cities.find(({ slug }) => slug === directoryCity)?.name

  return `# ${site.brand}

> ${fill(`${site.legalName}: ${insideSentence(site.summary)} in {region}, from {reach}. {VolumePricingShort}: {rateShort}, from {minimum}. {salesTax} is extra. {SameDay}. Call {phone}.`)}

Every job has its own page in every town. The lists of jobs below lead to the pages for ${shownCity}.

## Services for the whole region

${directServiceRows.map(({ name, slug, summary }) => link(name, paths.directService(slug), summary)).join('\n')}

${serviceGroups.map((group) => jobs(group, link)).join('\n\n')}

## Towns

${cities.map(({ name, slug, description }) => link(name, paths.city(slug), description)).join('\n')}

## Prices

In ${currency.name}, before ${site.salesTax}.

${pricingTiers.map(({ price, label, description }) => link(`${label}, ${dollars(price)}`, paths.homeSection('pricing'), description)).join('\n')}

${fill(claims.curbside.wording)}.

## ${commonQuestions.title}

${answeredQuestions()
  .map(({ question, answer }) => link(question, paths.commonQuestions, answer))
  .join('\n')}

## Contact

${[
  link(fill('Ask for {freeEstimatesShort}'), paths.homeSection('contact')),
  `- [${site.phoneDotted}](tel:${site.phone})`,
  `- [${site.email}](mailto:${site.email})`,
  link('Service areas', paths.serviceAreas),
  link(cannotTake.title, paths.cannotTake),
].join('\n')}
`
}

const jobs = (
  { title, services }: (typeof serviceGroups)[number],
  link: (label: string, path: string) => string,
) =>
  [
    `## ${title}\n`,
    ...services.map(({ name, slug }) => link(name, paths.cityService(directoryCity, slug))),
  ].join('\n')

const fill = (text: string) => fillTemplate(text, facts, 'data/search/llmsText.ts')
