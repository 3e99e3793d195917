import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What the pattern's group finds in what a program prints from now on. Rejects when the program ends before. */
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

/** In bytes; what several processes share is divided among them. */
function proportionalSize({ pid, resident }: Process): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return kilobytes === undefined ? resident : Number(kilobytes) * 1024
  } catch {
    // It ended meanwhile, or the system has no such file.
    return resident
  }
}

/** Every process there is; none where the system has no /proc. */
function listProcesses(): Process[] {
  return (existsSync('/proc/self/stat') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
}

/** Nothing for a process that ended meanwhile. */
function readProcess(name: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // After the command's name, which may hold spaces and brackets.
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
  /** What they share counts once. */
  megabytes: number
  /** Of the process that holds the most. */
  largestMegabytes: number
}

/** A process and all below it: the seconds of processor time they have had, and the megabytes they hold in memory. */
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

/** The most megabytes that a process and all below it held until it is stopped, all together and the largest alone. */
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
