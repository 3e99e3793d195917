import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/freePort.ts'

/** A server to be measured. */
export type Subject = { url: string; pid: number; stop: () => Promise<void> }

/** npm start on the built site, with a store of its own. */
export async function startSite(): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const child = spawn(process.execPath, ['server/index.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      DATABASE_URL: `file://${folder}/quotes.db`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { url: await urlOf(child), pid: child.pid ?? 0, stop: () => stop(child, folder) }
}

async function urlOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      output += text
      const [, url] = / is at (http:\S+)/.exec(output) ?? []
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
}

/**
 * nginx on the same files, with one worker and the bodies that were compressed by the build.
 *
 * @param headers of every answer, so that both servers send the same
 */
export async function startNginx(site: string, headers: Readonly<Record<string, string>>): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, nginxConfiguration(site, folder, port, headers))
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await listening(port)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child, folder) }
}

const nginxConfiguration = (
  site: string,
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
) => `
daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    gzip_static on;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}";`)
      .join('\n    ')}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`

async function stop(child: ChildProcess, folder: string): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'close')
  rmSync(folder, { recursive: true, force: true })
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await wait(50)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
