import { lazyModule } from '../../api/lazyModule.ts'

/** The code behind "Add photos or a day that suits", and of the uploads: one chunk, since offline nothing can be fetched. */
export const photoCode = lazyModule(() => import('./photoCode.ts'))
