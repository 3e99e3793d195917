export { addPhotos } from './addPhotos.ts'
export { PhotosAndDay } from './PhotosAndDay.tsx'
export { UploadLine } from './UploadLine.tsx'
export { reportUnsent, uploadPhotos } from './uploadPhotos.ts'
