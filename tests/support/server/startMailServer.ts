import { onTestFinished } from 'vitest'
import { type MailServer, runMailServer } from './runMailServer.ts'

/** A mail server that is gone when the test is over. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await runMailServer(port)
  onTestFinished(() => server.stop())
  return server
}
