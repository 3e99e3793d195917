export { NotSent as Page } from '#components/quote/NotSent.tsx'
