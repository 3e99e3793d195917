export { NotFound as Page } from '#components/navigation/NotFound.tsx'
