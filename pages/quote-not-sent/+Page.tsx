export { NotSent as Page } from '#components/quote/PlainAnswers.tsx'
