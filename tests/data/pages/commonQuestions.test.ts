import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  answeredQuestions,
  type CommonQuestion,
  commonQuestions,
  ownerQuestions,
} from '#data/pages/commonQuestions.ts'

const cancelling = (answer: string): CommonQuestion => ({
  question: 'How do I cancel?',
  owner: { about: 'by when?', answer },
})

test.each(['', ' '])('a question that the owner has not answered (%j) is listed and not shown', (answer) => {
  expect(answeredQuestions([cancelling(answer)])).toEqual([])
  expect(ownerQuestions([cancelling(answer)])).toEqual(['How do I cancel? (by when?)'])
})

test('a question that the owner has answered is shown and not listed', () => {
  const questions = [cancelling('Call {phone}.')]

  expect(answeredQuestions(questions)).toEqual([
    { question: 'How do I cancel?', answer: `Call ${site.phoneDotted}.` },
  ])
  expect(ownerQuestions(questions)).toEqual([])
})

test('what the owner adds follows the answer from the records, which is shown without it too', () => {
  const stairs = (added: string): CommonQuestion => ({
    question: 'What about stairs?',
    answer: 'From any floor.',
    owner: { about: 'extra?', answer: added },
  })

  expect(answeredQuestions([stairs(''), stairs('Free of charge.')]).map(({ answer }) => answer)).toEqual([
    'From any floor.',
    'From any floor. Free of charge.',
  ])
  expect(ownerQuestions([stairs(''), stairs('Free of charge.')])).toEqual(['What about stairs? (extra?)'])
})

test('every question has an answer, or the owner to ask', () => {
  const { questions }: { questions: readonly CommonQuestion[] } = commonQuestions

  expect(questions.filter(({ answer, owner }) => !answer && !owner)).toEqual([])
})
