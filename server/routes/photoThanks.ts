import type { RequestHandler } from 'express'
import { placeholders } from '#data/quote/notSent.ts'
import { describePhotoThanks } from '#data/quote/photoThanks.ts'
import { type PageTemplate, renderTemplate } from '../quotes/intake/formAnswers.ts'

/** GET /thank-you?photos=3&left=1, where a form with photos leads to: the thank-you page with these numbers. */
export const photoThanks =
  (page: PageTemplate): RequestHandler =>
  async (req, res, next) => {
    const [kept, left] = [readCount(req.query.photos), readCount(req.query.left)]
    if (kept === undefined || left === undefined || kept + left === 0) return next()
    const html = await renderTemplate(page)
    res.set('Cache-Control', 'no-store').type('html')
    res.send(html.replace(placeholders, describePhotoThanks(kept, left)))
  }

const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : undefined
