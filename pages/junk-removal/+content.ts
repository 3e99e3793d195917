import { fillTemplates } from '#data/fillTemplate.ts'
import { answeredQuestions, commonQuestions } from '#data/pages/commonQuestions.ts'
import { junkRemoval } from '#data/pages/junkRemoval.ts'
import { facts } from '#data/pricing/facts.ts'
import { cannotTake } from '#data/services/cannotTake.ts'
import type { Question } from '#data/services/serviceSubstance.ts'

export type Content = typeof junkRemoval & {
  commonQuestions: { title: string; questions: readonly Question[] }
  cannotTake: typeof cannotTake
}

export async function content(): Promise<Content> {
  return {
    ...fillTemplates(junkRemoval, facts),
    commonQuestions: { title: commonQuestions.title, questions: answeredQuestions() },
    cannotTake,
  }
}
