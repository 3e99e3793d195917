import type { RequestHandler } from 'express'
import { tooLong } from '../../errors.ts'
import { isForm } from './formAnswers.ts'
import { quoteFormPage } from './quoteFormPage.ts'

/** The parsers read an oversized body to its end before they answer 413; above this size the connection is closed. */
const most = 1024 * 1024

/** Answers an endless body with 413 and closes the connection. */
export const cutOffEndlessBodies: RequestHandler = (req, res, next) => {
  let received = 0
  const cutOff = () => {
    if (res.headersSent) return
    res.status(413).set('Connection', 'close')
    if (isForm(req)) res.type('html').send(quoteFormPage([tooLong], undefined))
    else res.type('text').send(tooLong)
  }
  if (Number(req.get('Content-Length')) > most) return cutOff()
  req.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > most) cutOff()
  })
  next()
}
