import { lazyModule } from '../../api/lazyModule.ts'

/** What is behind "Add photos or a day that suits", and what sends the photos: one chunk, since nothing can be fetched offline. */
export const photoCode = lazyModule(() => import('./photoCode.ts'))
