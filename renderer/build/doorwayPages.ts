import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type DoorwayText, doorwayKinds, doorwayLimits } from './doorwayText.ts'
import type { Twin } from './findTwins.ts'
import type { Shingles } from './shingles.ts'
import type { TwinSearch } from './twinWorker.ts'

const indexed = '<meta name="robots" content="index,follow">'
const hidden = '<meta name="robots" content="noindex">'

/** A page that says too much of what another one of its kind says. */
export type DoorwayPage = {
  address: string
  other: string
  share: number
  limit: number
  /** True where that is so with every name masked, and only then. */
  masked: boolean
}

type ComparedPage = { address: string; text: DoorwayText }

/** The pages that search engines should not list, each with one that it resembles; by address. */
export async function doorwayPages(pages: readonly ComparedPage[]): Promise<DoorwayPage[]> {
  const comparisons = doorwayKinds.flatMap((kind) => {
    const { limit, maskedLimit } = doorwayLimits[kind]
    const ofKind = pages.filter(({ text }) => text.kind === kind)
    const plain = nearest(ofKind, limit, false)
    return maskedLimit ? [plain, nearest(ofKind, maskedLimit, true)] : [plain]
  })
  const found = new Map<string, DoorwayPage>()
  for (const near of await Promise.all(comparisons))
    for (const page of near) if (!found.has(page.address)) found.set(page.address, page)
  return [...found.values()].sort((one, other) => (one.address < other.address ? -1 : 1))
}

/** Every page that shares more than the limit with another one, with one that it shares so much with. */
async function nearest(
  pages: readonly ComparedPage[],
  limit: number,
  masked: boolean,
): Promise<DoorwayPage[]> {
  const addressOf = (place: number) => pages[place]?.address ?? ''
  const texts = pages.map(({ text }) => (masked ? text.masked : text.shingles) ?? new Uint32Array())
  const twins = await twinsBeside(texts, limit)
  return twins.map(({ one, other, share }) => ({
    address: addressOf(one),
    other: addressOf(other),
    share,
    limit,
    masked,
  }))
}

/** findTwins in a thread of its own. */
async function twinsBeside(texts: readonly Shingles[], limit: number): Promise<Twin[]> {
  const room = texts.reduce((sum, text) => sum + text.byteLength, 0)
  const sequences = new Uint32Array(new SharedArrayBuffer(room))
  let end = 0
  const ends = texts.map((text) => {
    sequences.set(text, end)
    end += text.length
    return end
  })
  const search: TwinSearch = { sequences, ends, limit }
  const thread = new Worker(join(import.meta.dirname, 'twinWorker.ts'), { workerData: search })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject)
    thread.once('exit', () => reject(new Error('The search for pages that say the same has no answer.')))
  })
}

/** One sentence, for the build's output. */
export const describeDoorwayPage = ({ address, other, share, limit, masked }: DoorwayPage) =>
  `${address} is noindex: it shares ${Math.round(share * 100)}% of its wording with ${other}${masked ? ', but for names' : ''} (limit ${limit * 100}%).`

/**
 * The page as search engines don't list it; readers and links find it all the same.
 *
 * @throws when it has no robots tag to change
 */
export function hideFromSearch(html: string): string {
  if (!html.includes(indexed)) throw new Error('The page has no robots tag to change.')
  return html.replace(indexed, hidden)
}
