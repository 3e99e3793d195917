// One chunk, fetched at "Add photos or a day that suits" or for uploads: offline nothing more can be fetched.

export { PhotosAndDay } from './PhotosAndDay.tsx'
export { UploadLine } from './photos/UploadLine.tsx'
export { reportUnsent, uploadPhotos } from './photos/uploadPhotos.ts'
