import { site } from '../company/site.ts'
import { maxPhotoMegabytes } from './photoLimits.ts'

/** Texts of the uploads after the quote was sent. Apart, because the form needs none of them at first. */
export const photoUploads = {
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
  /** In the last toast, when every photo arrived. */
  complete: 'Your request is complete.',
  /** In a toast, before the reasons of refused photos. */
  kept: 'We have your request.',
}

/** "3 of 5 photos sent" */
export const describeSent = (kept: number, all: number): string =>
  `${kept} of ${all} ${all === 1 ? 'photo' : 'photos'} sent`

/** After a reload while photos were being sent. */
export const describeUnsent = ({ unsent, all }: { unsent: number; all: number }) => ({
  title:
    all === 1
      ? 'Your photo wasn’t sent'
      : `${unsent} of your ${all} photos ${unsent === 1 ? 'wasn’t' : 'weren’t'} sent`,
  text: `${photoUploads.kept} You can email the photos to ${site.email}, or call us at ${site.phoneDotted}.`,
})

/** In the last toast: that the request is kept, and why photos were left out. */
export const describeLeftOut = (leftOut: readonly { name: string; why: string }[]): string =>
  leftOut.length === 0
    ? photoUploads.complete
    : [photoUploads.kept, ...leftOut.map(({ name, why }) => `${name}: ${why}`)].join(' ')
