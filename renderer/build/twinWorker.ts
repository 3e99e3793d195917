import { parentPort, workerData } from 'node:worker_threads'
import { findTwins } from './findTwins.ts'
import type { Shingles } from './shingles.ts'

/** Texts one after the other in memory that threads share: one at a time they take longer to hand over than to compare. */
export type TwinSearch = {
  sequences: Shingles
  /** Where each text ends. */
  ends: readonly number[]
  limit: number
}

/** A program of the build: searches one set of texts in a thread of its own (doorwayPages.ts). */
const { sequences, ends, limit }: TwinSearch = workerData
const texts = ends.map((end, place) => sequences.subarray(ends[place - 1] ?? 0, end))
parentPort?.postMessage(findTwins(texts, limit))
