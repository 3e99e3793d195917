import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hideDoorwayPages } from '#server/build/doorwayPages.ts'
import { createShingler, similarity } from '#server/build/shingles.ts'
import { visibleText } from '#server/build/visibleText.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const robots = '<meta name="robots" content="index,follow">'
const sofa = words('couch', 100)
const piano = words('piano', 100)

test('a page that says what another one says is kept from search engines, and both are named', async () => {
  const site = siteOf({
    'ajax/sofa': sofa,
    'ajax/couch': `${sofa} ${words('extra', 20)}`,
    'ajax/piano': piano,
  })

  const lines = await hideDoorwayPages(site)

  expect(lines).toEqual([
    '/services/ajax/couch is noindex: it shares 83% of its wording with /services/ajax/sofa (limit 65%).',
    '/services/ajax/sofa is noindex: it shares 83% of its wording with /services/ajax/couch (limit 65%).',
  ])
  expect(read(site, 'services/ajax/couch/index.html')).toContain('<meta name="robots" content="noindex">')
  expect(read(site, 'services/ajax/couch/index.html')).not.toContain(robots)
  expect(read(site, 'services/ajax/piano/index.html')).toContain(robots)
  expect(read(site, 'sitemap.xml').split('\n')).toEqual([
    '<urlset>',
    '<url><loc>https://tug.example/services/ajax/piano</loc></url>',
    '</urlset>',
  ])
})

test('pages that differ are left as they are', async () => {
  const site = siteOf({ 'ajax/sofa': sofa, 'whitby/sofa': piano })
  const before = read(site, 'sitemap.xml')

  expect(await hideDoorwayPages(site)).toEqual([])
  expect(read(site, 'sitemap.xml')).toBe(before)
  expect(read(site, 'services/ajax/sofa/index.html')).toContain(robots)
})

test('what a page says is the text of its main part, its names told apart', () => {
  const html =
    '<header>Menu</header><main id="content"><h1>Couch<!-- --> &amp; more</h1><p>It&#x27;s<br/>gone</p><script>x()</script></main>'

  expect(visibleText(html)).toBe("Couch & more It's gone")
})

test('two texts are as similar as the sequences of five words they share', () => {
  const shinglesOf = createShingler()
  const text = shinglesOf('one two three four five six')

  expect(similarity(text, shinglesOf('One two, three four five six!'))).toBe(1)
  expect(similarity(text, shinglesOf('one two three four five seven'))).toBe(1 / 3)
  expect(similarity(text, shinglesOf('six five four three two one'))).toBe(0)
  expect(similarity(shinglesOf(''), shinglesOf(''))).toBe(0)
})

function siteOf(texts: Readonly<Record<string, string>>): string {
  const pages = Object.entries(texts).map(([address, text]) => [
    `services/${address}/index.html`,
    `<head>${robots}</head><main>${text}</main>`,
  ])
  const rows = Object.keys(texts).map(
    (address) => `<url><loc>https://tug.example/services/${address}</loc></url>`,
  )
  const sitemap = ['<urlset>', ...rows, '</urlset>'].join('\n')
  return temporaryFolder({ ...Object.fromEntries(pages), 'sitemap.xml': sitemap })
}

/** So many words, each another one. */
function words(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')
}

function read(site: string, file: string): string {
  return readFileSync(join(site, file), 'utf8')
}
