import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'
import { noFrames } from './support/browser/gestures.ts'

/** Fails a run with a flaky test, except where the browser had stopped drawing frames. */
export default class FlakyTests implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult) {
    const flaky = this.#suite
      ?.allTests()
      .filter((test) => test.outcome() === 'flaky' && !test.results[0]?.error?.message?.includes(noFrames))
    if (!flaky?.length || status !== 'passed') return undefined
    for (const test of flaky)
      console.error(`Flaky: ${test.titlePath().slice(2).join(' › ')}\n${test.results[0]?.error?.message}`)
    return { status: 'failed' } as const
  }

  /** The line reporter prints the results. */
  printsToStdio(): boolean {
    return false
  }
}
