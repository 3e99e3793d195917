import { site } from '../company/site.ts'
import { countInWords } from '../fillTemplate.ts'
import { maxPhotoMegabytes, maxPhotos } from './photoLimits.ts'

/** Texts of the folded part of the quote form, and of the uploads after it was sent. */
export const photosAndDay = {
  title: 'Add photos or a day that suits',
  /** Shown when the code of this part could not be fetched. Not every browser repeats a failed import() before a reload. */
  unreachable: `This part of the form didn’t load. Check your connection, then reload the page: we’ll keep what you typed. Or call us at ${site.phoneDotted}.`,
  photos: {
    label: 'Photos',
    add: 'Add photos',
    take: 'Take a photo',
    drop: 'You can also drop or paste them here.',
    remove: 'Remove {name}',
    notPhotos: 'Only photos can be added.',
    tooMany: `A request can have ${maxPhotos} photos, so the others were left out.`,
  },
  sending: {
    waiting: 'You seem to be offline. We’ll keep trying to send the other photos.',
    stuck: 'Some photos haven’t gone through yet. We’ll keep trying.',
    again: 'Try again',
  },
  /** Reasons why a photo was not sent. */
  unreadable: 'This photo could not be read.',
  noPhoto: 'This file is not a photo. JPEG, PNG and WebP work.',
  refused: 'This photo could not be sent.',
  tooLarge: `A photo can be at most ${maxPhotoMegabytes} MB.`,
  /** Added to the message of success when the server cannot take the photos. */
  noPhotos: `We couldn’t take the photos. You can email them to ${site.email}.`,
  /** In the last toast, when every photo arrived. */
  complete: 'Your request is complete.',
  /** In a toast, before the reasons of refused photos. */
  kept: 'We have your request.',
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

/** "3 of 5 photos sent" */
export const describeSent = (kept: number, all: number): string =>
  `${kept} of ${all} ${all === 1 ? 'photo' : 'photos'} sent`

/** After a reload while photos were being sent. */
export const describeUnsent = ({ unsent, all }: { unsent: number; all: number }) => ({
  title:
    all === 1
      ? 'Your photo wasn’t sent'
      : `${unsent} of your ${all} photos ${unsent === 1 ? 'wasn’t' : 'weren’t'} sent`,
  text: `${photosAndDay.kept} You can email the photos to ${site.email}, or call us at ${site.phoneDotted}.`,
})

/** In the last toast: that the request is kept, and why photos were left out. */
export const describeLeftOut = (leftOut: readonly { name: string; why: string }[]): string =>
  leftOut.length === 0
    ? photosAndDay.complete
    : [photosAndDay.kept, ...leftOut.map(({ name, why }) => `${name}: ${why}`)].join(' ')
