import { site } from '../company/site.ts'
import { placeholder } from './notSent.ts'
import { maxPhotoMegabytes, maxPhotos } from './photoLimits.ts'

/** The thank-you page for a form that was sent with photos and without JavaScript. */
export const photoThanks = {
  title: 'Quote Request Received',
  /** Stands in the prerendered page (pages/quote-sent) for what describePhotoThanks says. */
  photos: placeholder('photos'),
}

/** How many photos arrived, and how many files were left out. */
export function describePhotoThanks(kept: number, left: number): string {
  const photos = kept === 1 ? 'We have your photo.' : `We have your ${kept} photos.`
  const files = left === 1 ? '1 file was left out.' : `${left} files were left out.`
  const rule = `A request can have ${maxPhotos} photos: JPEG, PNG or WebP, up to ${maxPhotoMegabytes} MB each. You can email the others to ${site.email}.`
  return [...(kept > 0 ? [photos] : []), ...(left > 0 ? [files, rule] : [])].join(' ')
}
