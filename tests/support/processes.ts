import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Resolves to the pattern's first group once the program prints a match. Rejects if the program ends first. */
export function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', function read(chunk: Buffer) {
        output += chunk
        const [, found] = pattern.exec(output) ?? []
        if (found === undefined) return
        stream.off('data', read)
        resolve(found)
      })
    child.once('close', () => reject(new Error(`The program ended: ${output}`)))
  })
}

const pageSize = 4096
/** Clock ticks a second in /proc, on every Linux there is. */
const ticks = 100

type Process = { pid: number; parent: number; resident: number; processor: number }

/** Memory in bytes, with shared memory divided among its processes. */
function proportionalSize({ pid, resident }: Process): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return kilobytes === undefined ? resident : Number(kilobytes) * 1024
  } catch {
    // The process ended meanwhile, or the system has no such file.
    return resident
  }
}

/** All processes; none if the system has no /proc. */
function listProcesses(): Process[] {
  return (existsSync('/proc/self/stat') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
}

/** Empty if the process ended meanwhile. */
function readProcess(name: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The fields follow the command's name, which may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [
      {
        pid: Number(name),
        parent: Number(fields[1]),
        processor: (Number(fields[11]) + Number(fields[12])) / ticks,
        resident: Number(fields[21]) * pageSize,
      },
    ]
  } catch {
    return []
  }
}

type Measured = {
  processorSeconds: number
  /** Of all processes together; shared memory counts once. */
  megabytes: number
  /** Of the largest process. */
  largestMegabytes: number
}

/** Processor time and memory of a process and its descendants. */
export function measureProcesses(root: number): Measured {
  const processes = listProcesses()
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const family = (pid: number): Process[] => [
    ...processes.filter((process) => process.pid === pid),
    ...(children.get(pid) ?? []).flatMap((child) => family(child.pid)),
  ]
  const members = family(root)
  return {
    processorSeconds: members.reduce((sum, { processor }) => sum + processor, 0),
    megabytes: members.reduce((sum, member) => sum + proportionalSize(member), 0) / 1e6,
    largestMegabytes: members.reduce((most, { resident }) => Math.max(most, resident), 0) / 1e6,
  }
}

const interval = 100

type Peak = Omit<Measured, 'processorSeconds'>

/** Records the peak memory of a process and its descendants until stopped: of all together, and of the largest one. */
export function watchMemory(root: number): { stop(): Peak } {
  const peak: Peak = { megabytes: 0, largestMegabytes: 0 }
  const timer = setInterval(() => {
    const { megabytes, largestMegabytes } = measureProcesses(root)
    peak.megabytes = Math.max(peak.megabytes, megabytes)
    peak.largestMegabytes = Math.max(peak.largestMegabytes, largestMegabytes)
  }, interval)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

/** Below the ephemeral ports: from 32768 on Linux, from 49152 on macOS and Windows. */
const anyPort = (): number => 20_000 + Math.floor(Math.random() * 10_000)

/** A free port outside the ephemeral range, so that it stays free while a server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = anyPort()
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** @throws when nothing listens on the port within half a minute */
export async function untilListening(port: number): Promise<void> {
  for (let tries = 300; tries > 0; tries -= 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await wait(100)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
