import { site } from '../company/site.ts'
import { placeholder } from './notSent.ts'
import { maxPhotoMegabytes, maxPhotos } from './photoLimits.ts'

/** The thank-you page for a form that was sent with photos and without JavaScript. */
export const photoThanks = {
  title: 'Quote Request Received',
  /** Placeholder in the prerendered page (pages/quote-sent) for the text of describePhotoThanks. */
  photos: placeholder('photos'),
}

export type PhotoCounts = {
  kept: number
  /** Files that are no photos, too large or too many. */
  leftOut: number
  /** Photos lost by an error of the server. */
  unsaved: number
}

/** Results of a form's files. */
export function describePhotoThanks({ kept, leftOut, unsaved }: PhotoCounts): string {
  const photos = kept === 1 ? 'We have your photo.' : `We have your ${kept} photos.`
  const files = leftOut === 1 ? '1 file was left out.' : `${leftOut} files were left out.`
  const rule = `A request can have ${maxPhotos} photos: JPEG, PNG or WebP, up to ${maxPhotoMegabytes} MB each. You can email the others to ${site.email}.`
  const [lost, them] = unsaved === 1 ? ['1 photo', 'it'] : [`${unsaved} photos`, 'them']
  const again = `${lost} could not be saved just now. Please go back and send ${them} again, or email ${them} to ${site.email}.`
  return [
    ...(kept > 0 ? [photos] : []),
    ...(unsaved > 0 ? [again] : []),
    ...(leftOut > 0 ? [files, rule] : []),
  ].join(' ')
}
