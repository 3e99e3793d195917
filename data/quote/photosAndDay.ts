import { site } from '../company/site.ts'
import { countInWords } from '../fillTemplate.ts'
import { maxPhotos } from './photoLimits.ts'

/** Texts of the folded parts of the quote form. */
export const photosAndDay = {
  /** The buttons that unfold the parts. */
  titles: { photos: 'Add photos: a firmer price, sooner', day: 'Pick a day' },
  /** Shown when the code of the parts could not be fetched. Not every browser repeats a failed import() before a reload. */
  unreachable: `This part of the form didn’t load. Reload the page: we’ll keep what you typed. Or call ${site.phoneDotted}.`,
  photos: {
    label: 'Photos',
    add: 'Choose photos',
    take: 'Take a photo',
    drop: 'You can also drop or paste them here.',
    remove: 'Remove {name}',
    notPhotos: 'Only photos can be added.',
    tooMany: `A request can have ${maxPhotos} photos, so the others were left out.`,
  },
  /** Added to the message of success when the server cannot take the photos. */
  noPhotos: `We couldn’t take the photos. You can email them to ${site.email}.`,
}

/** "five more photos" */
const countPhotos = (count: number, more = '') =>
  `${countInWords(count)} ${more}${count === 1 ? 'photo' : 'photos'}`

/** How many photos may still be added. */
export function describeRoom(chosen: number): string {
  if (chosen === 0) return `You can add up to ${countPhotos(maxPhotos)}.`
  if (chosen >= maxPhotos) return `You’ve added all ${countPhotos(maxPhotos)}.`
  return `You can add ${countPhotos(maxPhotos - chosen, 'more ')}.`
}

/** After a reload, which loses chosen photos. */
export const askAgain = (lost: number): string =>
  `Please choose your ${lost === 1 ? 'photo' : countPhotos(lost)} again.`
