import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer, PrerenderContext } from 'vike/types'
import { siteDescriptionFile } from './build/buildFolder.ts'
import { checkSite } from './build/checkSite.ts'
import { codeOf, pageData } from './site/pageData.ts'
import { notFoundPath, type PageData, pageDataUrl } from './site/pages.ts'

/** Checks the site, and writes what is not HTML: the data of the pages, and the description of the site for the build. */
export async function onPrerenderStart({ output }: PrerenderContext) {
  // Vike would keep the HTML and the data of every page until the end.
  output.push = ({ pageContext }) => {
    Object.assign(pageContext, { data: undefined, _prerenderResult: undefined })
    return 0
  }
  const { viteConfigRuntime, assetsManifest } = (await getGlobalContext()) as GlobalContextServer
  const folder = viteConfigRuntime.build.outDir

  async function writeData(page: PageData) {
    const file = join(folder, 'client', pageDataUrl(SITE_VERSION, page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify({ ...page, code: codeOf(page.path, assetsManifest) }))
  }

  const notFound = await pageData(notFoundPath)
  if (notFound) await writeData(notFound)
  const site = await checkSite(writeData)
  await writeFile(join(folder, siteDescriptionFile), JSON.stringify(site))
}
