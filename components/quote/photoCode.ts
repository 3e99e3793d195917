// One chunk, fetched when a folded part is opened or for uploads: offline nothing more can be fetched.

export { FoldedPart } from './FoldedPart.tsx'
export { UploadLine } from './photos/UploadLine.tsx'
export { reportUnsent, uploadPhotos } from './photos/uploadPhotos.ts'
