import { startSite } from '../site/startSite.ts'
import { signInAs } from './openDeskBrowser.ts'
import { quoteRequest, sendQuote } from './sendQuote.ts'

type SiteOptions = NonNullable<Parameters<typeof startSite>[0]>

/** The whole server, and a browser in which the owner is signed in at the desk. */
export async function startDesk(options: SiteOptions = {}) {
  const site = await startSite(options)
  const browser = await signInAs(site.send, site.access)

  /** Sends a quote as a visitor does. @returns its id */
  async function add(more: Record<string, unknown> = {}): Promise<string> {
    const answer = await sendQuote(site.send, { ...quoteRequest, ...more })
    return JSON.parse(answer.text).id
  }
  return { ...site, ...browser, add }
}
