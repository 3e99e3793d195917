import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Secrets are long and random, so that a plain hash of one says nothing about it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const codeDigits = 6

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
