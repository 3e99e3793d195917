import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilListening } from '#tests/support/freePort.ts'

/** The W3C WebDriver commands that the stories use: name and HTTP endpoint. */
const commands = {
  Navigate: 'POST /url',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  ElementSendKeys: 'POST /element/{id}/value',
  GetComputedLabel: 'GET /element/{id}/computedlabel',
  PerformActions: 'POST /actions',
  SetWindowRect: 'POST /window/rect',
  Print: 'POST /print',
} as const

export type Session = {
  send(command: keyof typeof commands, parameters: Record<string, unknown>): Promise<unknown>
  end(): Promise<void>
}

/** WebKitGTK, through the HTTP of WebKitWebDriver. */
export async function startWebKit(driver: string, browser: string, screen: string): Promise<Session> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      // The sandbox does not work in a container, and only pages of this machine are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId } = await endOnFailure(child, async () => {
    await untilListening(port)
    return call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
  })
  return {
    send(command, { id, ...parameters }) {
      const [method = '', path = ''] = commands[command].split(' ')
      const own = `/session/${sessionId}${path.replace('{id}', String(id))}`
      return call(method, own, method === 'GET' ? undefined : parameters)
    },
    async end() {
      await call('DELETE', `/session/${sessionId}`)
      child.kill()
      await once(child, 'close')
    },
  }
}

/** Firefox, through Marionette, its own protocol for the same commands; geckodriver only adds HTTP. */
export async function startFirefox(browser: string): Promise<Session> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), firefoxSettings(port))
  const child = spawn(browser, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  })
  await endOnFailure(child, () => untilListening(port))
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: { error: unknown; result: unknown }) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    // Each message is its length, a colon, and JSON.
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('latin1', 0, colon))
      if (received.length < end) return
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end))
      received = received.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      waiting.get(id)?.({ error, result })
    }
  })
  const call = async (name: string, parameters: unknown) => {
    last += 1
    const message = JSON.stringify([0, last, name, parameters])
    const { error, result } = await new Promise<{ error: unknown; result: unknown }>((resolve) => {
      waiting.set(last, resolve)
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
  }
  await endOnFailure(child, () => call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } }))
  return {
    send: (command, parameters) => call(`WebDriver:${command}`, parameters),
    async end() {
      await call('Marionette:Quit', { flags: ['eForceQuit'] })
      await once(child, 'close')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Preferences: no background requests. */
const firefoxSettings = (port: number) =>
  Object.entries({
    'marionette.port': port,
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.safebrowsing.downloads.remote.enabled': false,
    'services.settings.server': 'http://127.0.0.1:9/',
    'toolkit.telemetry.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

/** A virtual screen: WebKitGTK cannot run without one. */
export async function startScreen(server: string): Promise<{ name: string; end: () => Promise<void> }> {
  // Xvfb picks a free display number and prints it.
  const child = spawn(server, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(child.stdout, 'data')
  return {
    name: `:${String(number).trim()}`,
    async end() {
      child.kill()
      await once(child, 'close')
    },
  }
}

/** Ends the child if the start fails, because it would keep this process running. */
async function endOnFailure<Started>(child: ChildProcess, start: () => Promise<Started>): Promise<Started> {
  try {
    return await start()
  } catch (error) {
    child.kill()
    throw error
  }
}
