import { pathToFileURL } from 'node:url'
import { getGlobalContext, renderPage } from 'vike/server'

/**
 * A program of the tests: makes every page of a bundled site with the parts that pages share, and by Vike, which renders all of
 * it. Its output is how many there are, and the address of each that is not the same.
 */
const [entry = ''] = process.argv.slice(2)

await import(pathToFileURL(entry).href)
const { siteBuild } = (await getGlobalContext()).config
if (!siteBuild) throw new Error(`${entry} holds no site.`)

const addresses = await siteBuild.addresses()
const tags = new Set<string>()
// Twice: the second time every part is there already.
for (const address of addresses) await siteBuild.pageHtml(address)

for (const address of addresses) {
  const [before, after] = (await siteBuild.pageHtml(address)).html
  const { httpResponse } = await renderPage({ urlOriginal: address })
  tags.add(httpResponse.body.slice(before.length, -after.length))
  const [added = ''] = tags
  if (before + added + after !== httpResponse.body) console.log(`${address} differs`)
}
console.log(`${addresses.length} pages made`)
process.exit(0)
