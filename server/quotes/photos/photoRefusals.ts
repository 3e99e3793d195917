import { site } from '#data/company/site.ts'
import { maxPhotoMegabytes, maxPhotos } from '#data/quote/photoLimits.ts'
import { Refusal } from '../../errors.ts'

/** How many pixels a photo can have; its bytes are limited in data/quote/photoLimits.ts. */
export const maxPixels = 50_000_000

/** Reason why a photo is refused. Its quote is kept anyway. */
export const photoRefusals = {
  damaged: () => new Refusal(400, 'The photo did not arrive in one piece. Please send it again.'),
  closed: () =>
    new Refusal(404, `Photos can no longer be added to this request. You can email them to ${site.email}.`),
  full: () => new Refusal(409, `A request can have ${maxPhotos} photos. Yours already has that many.`),
  tooLarge: () => new Refusal(413, `A photo can be at most ${maxPhotoMegabytes} MB.`),
  tooManyPixels: () => new Refusal(413, `A photo can have at most ${maxPixels / 1_000_000} megapixels.`),
  tooMuch: () => new Refusal(413, 'The photos are too large together. Please send fewer at a time.'),
  tooMuchHeic: () =>
    new Refusal(413, `We can take no more HEIC photos just now. Send JPEG, or email them to ${site.email}.`),
  noPicture: () => new Refusal(415, 'This file is not a photo. JPEG, PNG and WebP work.'),
  unreadable: () => new Refusal(415, 'This photo could not be opened. It may be damaged.'),
  notStored: (cause: unknown) =>
    new Refusal(
      503,
      `The photo could not be saved just now. Please try again. You can also call us at ${site.phoneDotted}.`,
      { cause },
    ),
}
