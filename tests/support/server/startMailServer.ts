import { onTestFinished } from 'vitest'
import { type MailServer, runMailServer } from './runMailServer.ts'

/** A mail server that is gone when the test is over. */
export async function startMailServer(onMail?: (raw: string) => void): Promise<MailServer> {
  const server = await runMailServer(onMail)
  onTestFinished(() => server.stop())
  return server
}
