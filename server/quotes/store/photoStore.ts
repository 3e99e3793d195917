/** JPEG, or HEIC, which is stored unchanged because it cannot be decoded here. */
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
  /** From 1, in the order of arrival. */
  place: number
  kind: PhotoKind
  /** In bytes. */
  size: number
}

/** "full": the quote has eight others. "gone": there is no such quote. */
type AddedPhoto = 'kept' | 'full' | 'gone'

/** Used by the server. */
export interface PhotoStore {
  /** The key that signs the paths for uploads, made with the database. */
  photoSecret(): Promise<string>
  /** The result that adding this photo would have ("free": it would be added), and when its quote was stored. */
  findRoom(quoteId: string, hash: string): Promise<{ room: AddedPhoto | 'free'; createdAt: Date }>
  /**
   * Resolves once the photo would survive a power cut. The last announced photo makes the waiting mail to the owner due
   * at `now`, in milliseconds.
   */
  addPhoto(quoteId: string, photo: NewPhoto, now: number): Promise<AddedPhoto>
  /** Records that an announced photo was refused: the owner's mail no longer waits for it. Idempotent. */
  refusePhoto(quoteId: string, hash: string, now: number): Promise<void>
  /** Ends the wait for photos: sets the announced number to the stored number, and makes the owner's mail due. */
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
