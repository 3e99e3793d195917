export { QuoteSent as Page } from '#components/quote/PlainAnswers.tsx'
