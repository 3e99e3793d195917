import { fillTemplates } from '#data/fillTemplate.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { answeredQuestions, commonQuestions } from '#data/pages/commonQuestions.ts'
import { junkRemoval } from '#data/pages/junkRemoval.ts'
import { facts } from '#data/prices/facts.ts'
import { cannotTake } from '#data/services/cannotTake.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async () => ({
  ...fillTemplates(junkRemoval, facts),
  photo: heroPhoto,
  commonQuestions: { title: commonQuestions.title, questions: answeredQuestions() },
  cannotTake,
})
