import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Semaphore } from 'async-mutex'
import { createKeyedSemaphore } from './photoSlots.ts'

/** How many pixels a photo can have; its bytes are limited in data/quote/photoLimits.ts. */
export const maxPixels = 50_000_000

export type DecodedPhoto = {
  /** A JPEG of 2,048 pixels at most, upright, without metadata. */
  image: Uint8Array
  thumbnail: Uint8Array
  /** The end of the file is missing: the image shows what comes before. */
  isCutOff: boolean
}

export type PictureFault = 'tooManyPixels' | 'unreadable'
/** `interrupted`: the process was stopped from outside, or could not be started. The picture is not the cause. */
type Answer = DecodedPhoto | { fault: PictureFault | 'interrupted' }
export type DecodePhoto = (bytes: Uint8Array, client: string) => Promise<Answer>

/** Exit signals caused by a picture: too much memory or time (decoderProcess.ts), or a crash of native code. */
const pictureSignals = 'SIGUSR2 SIGSEGV SIGBUS SIGABRT SIGILL SIGFPE'.split(' ')

const program = join(import.meta.dirname, 'decoderProcess.ts')
/**
 * In milliseconds: the processor time for one picture, the wait for it, which on a busy machine is no fault of the picture, and the time
 * after which an idle process ends.
 */
const limits = { time: 10_000, wait: 60_000, idle: 30_000 }

/** Decodes pictures in child processes, one for each core and at most four. A client may occupy all but one. */
export function createPhotoDecoder(changed: Partial<typeof limits> = {}) {
  const { time, wait, idle } = { ...limits, ...changed }
  const most = Math.min(4, availableParallelism())
  const takeSlot = createKeyedSemaphore(Math.max(1, most - 1), new Semaphore(most))
  const processes = new Set<ChildProcess>()
  const idleProcesses = new Map<ChildProcess, NodeJS.Timeout>()

  function takeProcess(): ChildProcess {
    const [known] = idleProcesses
    if (known) {
      clearTimeout(known[1])
      idleProcesses.delete(known[0])
      return known[0]
    }
    const child = fork(program, [String(time)], {
      serialization: 'advanced',
      // Not the server's environment, which contains passwords. A single malloc arena retains less of the memory that libvips frees.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: ['--expose-gc'],
      stdio: 'ignore',
    })
    processes.add(child)
    child.once('exit', () => {
      processes.delete(child)
      idleProcesses.delete(child)
    })
    // If the process could not be started or reached, its picture fails below.
    child.on('error', () => void child.kill('SIGKILL'))
    // An idle decoder must not keep the server running.
    child.unref()
    child.channel?.unref()
    return child
  }

  function giveBack(child: ChildProcess) {
    if (!child.connected) return
    const end = () => {
      // Removed before the process has exited, so that no picture is sent to it.
      idleProcesses.delete(child)
      child.kill('SIGKILL')
    }
    idleProcesses.set(child, setTimeout(end, idle).unref())
  }

  function ask(child: ChildProcess, bytes: Uint8Array): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => void child.kill('SIGKILL'), wait)
      const end = (answer: Answer) => {
        clearTimeout(timer)
        child.off('message', end).off('exit', fail).off('error', interrupt)
        resolve(answer)
      }
      const fail = (_code: number | null, signal: NodeJS.Signals | null) =>
        end({ fault: pictureSignals.includes(signal ?? '') ? 'unreadable' : 'interrupted' })
      const interrupt = () => end({ fault: 'interrupted' })
      child.on('message', end).on('exit', fail).on('error', interrupt)
      child.send(bytes)
    })
  }

  return {
    async decode(bytes: Uint8Array, client: string): Promise<Answer> {
      const release = await takeSlot(client, 1)
      try {
        const child = takeProcess()
        const answer = await ask(child, bytes)
        giveBack(child)
        return answer
      } finally {
        release()
      }
    },
    close(): void {
      for (const child of processes) child.kill('SIGKILL')
    },
  }
}
