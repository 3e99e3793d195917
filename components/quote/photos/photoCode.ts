export { describeUnsent } from '#data/quote/photosAndDay.ts'
export { PhotosAndDay } from './PhotosAndDay.tsx'
export { UploadLine } from './UploadLine.tsx'
export { uploadPhotos } from './uploadPhotos.ts'
