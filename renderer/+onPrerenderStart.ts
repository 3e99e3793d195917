import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getGlobalContext } from 'vike/server'
import { allContent, contentFaults } from '#data/checkContent.ts'
import { staleFactsWarning } from '#data/launchList/municipalFacts.ts'
import { allPages } from './addresses.ts'
import { siteFiles } from './siteFiles.ts'
import { wantedPictures } from './wantedPictures.ts'

/** Before any page is written: wrong content ends the build, and the files beside the pages are made. */
export async function onPrerenderStart() {
  // Heads are only made of content that is right.
  const content = allContent()
  const wrong = contentFaults(content)
  const faults = wrong.length ? wrong : await repeatedHeads()
  if (faults.length) throw new Error(`The content has ${faults.length} fault(s):\n- ${faults.join('\n- ')}`)

  const warning = staleFactsWarning(content, new Date().toISOString().slice(0, 10))
  if (warning) console.warn(warning)

  const context = await getGlobalContext()
  if (context.isClientSide) throw new Error('Prerendering runs on the server.')
  const { outDir } = context.viteConfigRuntime.build
  const output = join(outDir, 'client')
  await mkdir(output, { recursive: true })
  const files = Object.entries(await siteFiles())
  await Promise.all(files.map(([name, text]) => writeFile(join(output, name), text)))
  // Drawn after the pages are written (server/build/sitePictures.ts).
  await writeFile(join(outDir, 'wantedPictures.json'), JSON.stringify(await wantedPictures()))
}

/** Search engines show a title and a description; two pages with the same one compete with each other. */
async function repeatedHeads(): Promise<string[]> {
  const pages = await allPages()
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return pages.flatMap(({ address, metadata }) => {
      const other = first.get(metadata[field])
      first.set(metadata[field], address)
      return other ? [`${address} and ${other} have the same ${field}: "${metadata[field]}"`] : []
    })
  })
}
