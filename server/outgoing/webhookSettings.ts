import { isIP } from 'node:net'
import { hostOf, isPublic, isThisMachine } from './publicIp.ts'

/** URL and signing keys of the webhook. */
export type WebhookSettings = {
  url: string
  /** Each is whsec_ and base64; several during a rotation. */
  secrets: readonly string[]
}

/** The error does not repeat the text: the URL may hold a key. */
export function parseWebhookUrl(text: string, privateAddresses: boolean): string {
  if (!/^https?:\/\/./i.test(text) || !URL.canParse(text))
    throw new Error('must be a URL like https://hooks.example.com/quotes.')
  const url = new URL(text)
  const { protocol, username, password, href } = url
  const host = hostOf(url)
  if (username || password) throw new Error('must hold no user and no password: webhooks are signed.')
  const isHere = isThisMachine(url)
  if (protocol === 'http:' && !isHere)
    throw new Error(
      'must start with https://; http:// is for this machine alone, like http://localhost:8080/.',
    )
  const isPrivate = isHere || (isIP(host) !== 0 && !isPublic(host))
  if (protocol === 'https:' && isPrivate && !privateAddresses)
    throw new Error('must not lead to a private IP address, unless PRIVATE_ADDRESSES=on.')
  return href
}

const prefix = 'whsec_'
const bytes = { min: 24, max: 64 }

/** The error does not repeat the text. */
export function parseWebhookSecrets(text: string): string[] {
  const secrets = text.split(',').map((secret) => secret.trim())
  if (!secrets.every(isSecret))
    throw new Error(
      `must be ${prefix} and ${bytes.min} to ${bytes.max} random bytes in base64, or two of them with a comma between. ` +
        `This makes one: echo "${prefix}$(openssl rand -base64 32)"`,
    )
  return secrets
}

function isSecret(text: string): boolean {
  const encoded = text.slice(prefix.length)
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = key.toString('base64') === encoded
  return text.startsWith(prefix) && isBase64 && key.length >= bytes.min && key.length <= bytes.max
}
