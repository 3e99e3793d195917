import type { RequestHandler } from 'express'
import { tooLong } from '../../errors.ts'
import { isForm, type PageTemplate, sendFormBack } from './formAnswers.ts'

/** The parsers read an oversized body to its end before they answer 413; above this size the connection is closed. */
const maxBodyBytes = 1024 * 1024

/** Answers an endless body with 413 and closes the connection. */
export const cutOffEndlessBodies =
  (page: PageTemplate): RequestHandler =>
  (req, res, next) => {
    let received = 0
    let isCutOff = false
    const cutOff = () => {
      if (res.headersSent || isCutOff) return
      isCutOff = true
      res.status(413).set('Connection', 'close')
      if (isForm(req)) sendFormBack(res, page, [{ text: tooLong }], undefined).catch(next)
      else res.type('text').send(tooLong)
    }
    if (Number(req.get('Content-Length')) > maxBodyBytes) return cutOff()
    req.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > maxBodyBytes) cutOff()
    })
    next()
  }
