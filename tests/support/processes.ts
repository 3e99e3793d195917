import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

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
