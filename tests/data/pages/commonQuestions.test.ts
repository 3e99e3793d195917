import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answeredQuestions, ownerQuestions } from '#data/pages/commonQuestions.ts'
import type { CommonQuestion } from '#data/pages/pageSchemas.ts'

const asking = (answered: string, answer?: string): CommonQuestion => ({
  question: 'How do I cancel?',
  ...(answer === undefined ? {} : { answer }),
  owner: { about: 'by when?', answer: answered },
})
const shown = (questions: CommonQuestion[]) => answeredQuestions(questions).map(({ answer }) => answer)

test('an unanswered question is listed for the owner and not shown, and an answered one is shown and not listed', () => {
  expect(shown([asking(''), asking(' ')])).toEqual([])
  expect(ownerQuestions([asking(''), asking(' ')])).toEqual(Array(2).fill('How do I cancel? (by when?)'))
  expect(shown([asking('Call {phone}.')])).toEqual([`Call ${site.phoneDotted}.`])
  expect(ownerQuestions([asking('Call {phone}.')])).toEqual([])
})

test('the owner’s addition follows the answer from the records, and the answer is also shown without it', () => {
  const questions = [asking('', 'From any floor.'), asking('Free of charge.', 'From any floor.')]

  expect(shown(questions)).toEqual(['From any floor.', 'From any floor. Free of charge.'])
  expect(ownerQuestions(questions)).toEqual(['How do I cancel? (by when?)'])
})
