/** JPEG, or a HEIC that nobody here can decode and that is kept as it came. */
export type PhotoKind = 'jpeg' | 'heic'

/** A picture to keep. */
export type NewPhoto = {
  /** SHA-256 of the bytes that were sent, in hex: the same photo again is the same photo. */
  hash: string
  kind: PhotoKind
  image: Uint8Array
  /** None of a HEIC. */
  thumbnail: Uint8Array | undefined
}

/** A kept picture without its bytes. */
export type PhotoRecord = {
  /** From 1 on, in the order in which they came. */
  place: number
  kind: PhotoKind
  /** In bytes. */
  size: number
}

/** "full" has eight others; "gone" means that there is no such quote. */
type AddedPhoto = 'kept' | 'full' | 'gone'

/** Used by the server. */
export interface PhotoStore {
  /** The key that signs the paths for uploads, made with the database. */
  photoSecret(): Promise<string>
  /** What adding this photo would come to ("free": it would be added), and when its quote was stored. */
  findRoom(quoteId: string, hash: string): Promise<{ room: AddedPhoto | 'free'; createdAt: Date }>
  /**
   * Resolves once the photo would survive a power cut. The last announced photo makes the waiting mail to the owner due
   * at `now`, in milliseconds.
   */
  addPhoto(quoteId: string, photo: NewPhoto, now: number): Promise<AddedPhoto>
  /** An announced photo is none that can be kept: the mail to the owner no longer waits for it. The same one again changes nothing. */
  refusePhoto(quoteId: string, hash: string, now: number): Promise<void>
  /** No more photos will come: those that are there are all that was announced, and the mail to the owner is due. */
  endPhotos(quoteId: string, now: number): Promise<void>
  /** Deletes the photos kept before this time, unless the owner's mail is pending, and returns their number. */
  deletePhotosBefore(time: Date): Promise<number>
}

/** Used by the mail to the owner and by npm run quotes. */
export interface PhotoArchive {
  photosOf(quoteId: string): Promise<PhotoRecord[]>
  /** Undefined when there is no photo at this place. */
  readPhoto(quoteId: string, place: number): Promise<Uint8Array | undefined>
}
