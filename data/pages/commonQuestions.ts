import { fillTemplates } from '../fillTemplate.ts'
import { paths } from '../paths.ts'
import { facts } from '../prices/facts.ts'
import type { Question } from '../services/serviceSchemas.ts'
import type { CommonQuestion } from './pageSchemas.ts'

/** A section of /junk-removal that every service's page links to. */
export const commonQuestions = {
  title: 'Common questions',
  /** Label of the link from the pages of services. */
  link: 'Stairs, paying, condos: common questions',
  /** Pages omit questions without an answer. */
  questions: [
    {
      question: 'What about stairs?',
      answer:
        'We carry things out from any floor. Mention the stairs when you ask for a quote. You get the full price on site, before we start.',
      owner: { about: 'do stairs cost extra?', answer: '' },
    },
    {
      question: 'Do I have to be home?',
      answer:
        'Not if someone else can meet us and say yes to the price. You get {anArrivalWindow} arrival window, so nobody waits all day.',
      owner: { about: 'can a customer agree and pay without being there?', answer: '' },
    },
    {
      question: 'How do I pay, and when?',
      answer: 'You pay on site when the job is done. We take {paymentMethods}.',
      owner: { about: 'can a business get an invoice, and pay it later?', answer: '' },
    },
    {
      question: 'Is tax included?',
      answer: 'No. We add {salesTax} to every price on this site. There are {noHiddenFees}.',
    },
    {
      question: 'What if my load is bigger or smaller than I said?',
      answer:
        'Your quote is based on what you tell us. On site we look at the load and give you the full price before we start. A bigger load costs more, and a smaller one costs less. {AgreedPrice}, plus {salesTax}.',
    },
    {
      question: 'How big is a cubic yard?',
      answer:
        'A cubic yard is 3 feet wide, 3 feet deep and 3 feet high. For {tier2} you get {tier2Size}, enough for {tier2Fits}.',
      link: { label: 'See every size and price', href: paths.homeSection('pricing') },
    },
    {
      question: 'What does a load between two sizes cost?',
      answer: 'The price of the larger size at most. {PriceFirst}.',
      owner: {
        about:
          'is it the price of the larger size, or the rate for each cubic yard? Then correct the answer above and home.ts, too',
        answer: '',
      },
    },
    {
      question: 'Is it cheaper if I bring everything to the curb?',
      answer: 'Yes. You get {curbsideDiscount} off if all of it is at the curb when we come.',
      owner: {
        about: 'do you also take the discount off the minimum load? Then correct curbside-pickup.ts, too',
        answer: '',
      },
    },
    {
      question: 'What can’t you take?',
      answer:
        'We can’t take asbestos, paint, chemicals, fuel, propane or needles. Our list has more, and says who takes each thing.',
      link: { label: 'See what we can’t take', href: paths.cannotTake },
    },
    {
      question: 'I live in a condo. What should I arrange?',
      answer:
        'Ask your building which door, elevator and hours we may use. Tell us the rules when you book your pickup. Then book the elevator for your whole arrival window, plus time for the work.',
    },
    {
      question: 'Can my building get proof of insurance?',
      owner: { about: 'what does the building get, and how soon?', answer: '' },
    },
    {
      question: 'Can you come today?',
      answer: 'Yes, if you call {phone} before {sameDayUntil}. {NextDayShort}.',
    },
    {
      question: 'Do you come on weekends?',
      owner: { about: 'on which days, and at what hours?', answer: '' },
    },
    {
      question: 'How do I cancel?',
      owner: { about: 'by when, and does it cost anything?', answer: '' },
    },
  ],
} as const satisfies { title: string; link: string; questions: readonly CommonQuestion[] }

/** The questions that have an answer, with placeholders filled. */
export const answeredQuestions = (
  questions: readonly CommonQuestion[] = commonQuestions.questions,
): Question[] =>
  questions.flatMap(({ question, answer = '', owner, link }) => {
    const whole = [answer, owner?.answer.trim()].filter(Boolean).join(' ')
    const shown = { question, answer: whole, ...(link ? { link } : {}) }
    return whole ? [fillTemplates(shown, facts, 'data/pages/commonQuestions.ts')] : []
  })

/** Questions without the owner's answer: "How do I cancel? (by when, and does it cost anything?)" */
export const ownerQuestions = (questions: readonly CommonQuestion[]): string[] =>
  questions.flatMap(({ question, owner }) =>
    owner && owner.answer.trim() === '' ? [`${question} (${owner.about})`] : [],
  )
