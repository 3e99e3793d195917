import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const script = `
isWanted=yes
trap 'isWanted=yes; kill $program' TERM
trap 'kill $program || exit' HUP
while [ -n "$isWanted" ]; do
  isWanted=
  LISTEN_FDS=1 sh -c 'LISTEN_PID=$$ exec "$0" "$@"' "$0" "$@" & program=$!
  wait $program
  wait $program
done`

/**
 * Runs a program with a socket that stays open while the program is away, as systemd does with a .socket unit. SIGTERM
 * ends the program and starts it again; SIGHUP, or the program's own end, ends both.
 */
export async function supervise(
  command: readonly string[],
  options: Omit<SpawnOptions, 'stdio'>,
): Promise<ChildProcess> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  // Node has no public access to a socket's descriptor.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle
  const child = spawn('/bin/sh', ['-c', script, ...command], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
  socket.close()
  return child
}
