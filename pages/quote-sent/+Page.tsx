export { QuoteSent as Page } from '#components/quote/QuoteSent.tsx'
