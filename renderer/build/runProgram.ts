import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const signals = ['SIGTERM', 'SIGINT'] as const

/** Node's for programs of the build: they clear away what pages are sent in before it grows to a hundred megabytes. */
export const programFlags: readonly string[] = ['--max-semi-space-size=2']

/**
 * Runs a program of this folder in a process of its own, which gives its memory back.
 *
 * @returns whether it did its work; when not, it was stopped or has said why
 */
export const runProgram = (name: string, ...args: string[]): Promise<boolean> =>
  startTogether(() => [
    spawn(process.execPath, [...programFlags, join(import.meta.dirname, name), ...args], {
      stdio: 'inherit',
    }),
  ]).succeeded

/** Starts processes that are stopped with this one: left alone they would go on writing. */
export function startTogether(start: () => ChildProcess[]): {
  children: readonly ChildProcess[]
  /** Whether each did its work, once all have ended. */
  succeeded: Promise<boolean>
} {
  let stopped = false
  const stop = (signal: NodeJS.Signals) => {
    stopped = true
    for (const child of children) child.kill(signal)
  }
  // Before they start: a signal may come while they do.
  for (const signal of signals) process.on(signal, stop)
  const children = start()
  const succeeded = Promise.all(children.map((child) => once(child, 'exit'))).then((ends) => {
    for (const signal of signals) process.off(signal, stop)
    return !stopped && ends.every(([code]) => code === 0)
  })
  return { children, succeeded }
}
