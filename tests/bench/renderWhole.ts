import { pathToFileURL } from 'node:url'
import { getGlobalContext } from 'vike/server'
import { handful } from '#renderer/build/renderPages.ts'

const warmingUp = 25 * handful
const measured = 100 * handful

/**
 * A program of the bench: renders pages of a built site and does nothing else with them. Its output is
 * how many milliseconds of the processor React and emotion took for each, once warm.
 */
const [entry = '', nth = '0', of = '1'] = process.argv.slice(2)

await import(pathToFileURL(entry).href)
const { siteBuild } = (await getGlobalContext()).config
if (!siteBuild) throw new Error(`${entry} holds no site.`)
const all = (await siteBuild.addresses()).filter((_, place) => place % Number(of) === Number(nth))
const step = Math.max(1, Math.floor(all.length / (warmingUp + measured)))
const addresses = all.filter((_, place) => place % step === 0)

let took = 0
let pages = 0
for (let at = 0; at < addresses.length; at += handful) {
  // As many at once as the build makes: one at a time takes longer.
  const some = addresses.slice(at, at + handful)
  const made = await Promise.all(some.map((address) => siteBuild.pageHtml(address, { whole: true })))
  if (at < warmingUp) continue
  took += made.reduce((sum, { rendering }) => sum + rendering, 0)
  pages += made.length
}
console.log(took / pages)
process.exit(0)
