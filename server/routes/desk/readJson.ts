import express, { type RequestHandler } from 'express'
import { Refusal } from '../../errors.ts'

const parse = express.json({ limit: '64kb' })

/** A body must be JSON, which no form of another site can send. */
export const readJson: RequestHandler = (req, res, next) => {
  if (!req.is('application/json')) throw new Refusal(415, 'This must be sent as JSON.')
  parse(req, res, next)
}
