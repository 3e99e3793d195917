export { NotFound as Page } from '#components/extra/NotFound.tsx'
