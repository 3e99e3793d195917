import { onTestFinished } from 'vitest'
import { type MailServer, runMailServer } from './runMailServer.ts'

/** A mail server that is gone when the test is over. */
export async function startMailServer(): Promise<MailServer> {
  const server = await runMailServer()
  onTestFinished(() => server.stop())
  return server
}
