import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { hasStoppedDrawing } from './drawnFrames.ts'

type Tried = Pick<TestCase, 'outcome'> & {
  results: readonly { error?: { message?: string } | undefined }[]
}

/** Fails a run of Playwright in which a test passed at its second try, unless the browser had stopped drawing at the first. */
export default class SecondTries implements Reporter {
  #tests: () => readonly Tried[] = () => []

  onBegin(_config: unknown, suite: { allTests(): readonly Tried[] }): void {
    this.#tests = () => suite.allTests()
  }

  async onEnd({ status }: Pick<FullResult, 'status'>) {
    const failed = this.#tests().filter(
      (test) => test.outcome() === 'flaky' && !hasStoppedDrawing(test.results[0]),
    )
    if (failed.length === 0 || status !== 'passed') return undefined
    console.error(`Passed at a second try, which is a failure: ${failed.length}.`)
    return { status: 'failed' } as const
  }

  /** The one before it prints what happened. */
  printsToStdio(): boolean {
    return false
  }
}
