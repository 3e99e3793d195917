import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answeredQuestions } from '#data/pages/commonQuestions.ts'
import { directServiceRows } from '#data/pages/home.ts'
import { cities, directoryCity } from '#data/places/cities.ts'
import { currency } from '#data/prices/pricing.ts'
import { llmsText } from '#data/search/llmsText.ts'
import { serviceGroups } from '#data/services/cityServices.ts'

test('llms.txt lists every price, the common questions and the contacts, and services by subject', () => {
  const text = llmsText('https://www.example.com')

  expect(text).not.toMatch(/[{}]|undefined/)
  expect(text).toContain(`: ${site.summary.toLowerCase()} in `)
  expect(text).toContain(`[${site.phoneDotted}](tel:${site.phone})`)
  expect(text).toContain('[Service areas](https://www.example.com/service-areas)\n')
  expect(text).toContain(`\nIn ${currency.name}, before ${site.salesTax}.\n`)
  expect(text.match(/#pricing\): ./g)).toHaveLength(6)
  for (const { question, answer } of answeredQuestions())
    expect(text).toContain(`[${question}](https://www.example.com/junk-removal#questions): ${answer}\n`)
  expect(text).toContain(`lead to the pages for ${cities.find(({ slug }) => slug === directoryCity)?.name}.`)
  for (const { name, slug, summary } of directServiceRows)
    expect(text).toContain(`- [${name}](https://www.example.com/services/${slug}): ${summary}\n`)
  for (const { name, slug } of cities)
    expect(text).toContain(`- [${name}](https://www.example.com/service-areas/${slug}): `)
  for (const { title } of serviceGroups) expect(text).toContain(`\n\n## ${title}\n\n- [`)
})
