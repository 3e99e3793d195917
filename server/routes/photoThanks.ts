import type { RequestHandler } from 'express'
import { placeholders } from '#data/quote/notSent.ts'
import { describePhotoThanks, type PhotoCounts } from '#data/quote/photoThanks.ts'
import type { PageTemplate } from '../quotes/intake/formAnswers.ts'

/** The query of the thank-you page below. */
export const photoThanksQuery = ({ kept, leftOut, unsaved }: PhotoCounts): URLSearchParams =>
  new URLSearchParams({ photos: String(kept), left: String(leftOut), unsaved: String(unsaved) })

/** GET /thank-you?photos=3&left=1&unsaved=0: the thank-you page of a form with photos, with these numbers. */
export const photoThanks =
  (page: PageTemplate): RequestHandler =>
  async ({ query }, res, next) => {
    const [kept, leftOut, unsaved] = [query.photos, query.left, query.unsaved].map(readCount)
    if (kept === undefined || leftOut === undefined || unsaved === undefined) return next()
    if (kept + leftOut + unsaved === 0) return next()
    const html = await page()
    res.set('Cache-Control', 'no-store').type('html')
    res.send(html.replace(placeholders, describePhotoThanks({ kept, leftOut, unsaved })))
  }

const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined
