import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilListening } from '#tests/support/freePort.ts'

/** A server to be measured. */
export type Subject = { url: string; pid: number; stop: () => Promise<void> }

/**
 * nginx on the same files, with one worker and the build's compressed bodies.
 *
 * @param headers added to every response, so that both servers send the same headers
 */
export async function startNginx(site: string, headers: Readonly<Record<string, string>>): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, nginxConfiguration(site, folder, port, headers))
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await untilListening(port)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
