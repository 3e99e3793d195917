export { QuoteSent as Page } from '#components/extra/QuoteSent.tsx'
