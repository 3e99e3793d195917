/** JPEG, or HEIC, which is stored unchanged because it cannot be decoded here. */
export type PhotoKind = 'jpeg' | 'heic'

/** A photo to store. */
export type NewPhoto = {
  /** SHA-256 of the sent bytes, in hex: a photo that is sent twice is stored once. */
  hash: string
  kind: PhotoKind
  image: Uint8Array
  /** Undefined for a HEIC file. */
  thumbnail: Uint8Array | undefined
}

/** A stored photo without its bytes. */
export type PhotoRecord = {
  /** Number of the photo within its quote, from 1, in the order of arrival. */
  place: number
  kind: PhotoKind
  /** Size of the image in bytes. */
  size: number
}

/** Result of adding a photo. "full": the quote has eight others. "gone": there is no such quote. */
type AddedPhoto = 'kept' | 'full' | 'gone'

/** "noSpace": the disk is nearly full, and adding the photo would reject. */
type PhotoRoom = AddedPhoto | 'free' | 'noSpace'

/** The part of the photo store that the server uses. */
export interface PhotoStore {
  /** The key that signs the paths for uploads, made with the database. */
  photoSecret(): Promise<string>
  /** The result that adding this photo would have ("free": it would be added), and when its quote was stored. */
  findRoom(quoteId: string, hash: string): Promise<{ room: PhotoRoom; createdAt: Date }>
  /**
   * Resolves once the photo would survive a power cut. The last announced photo makes the waiting mail to the owner due
   * at `now`, in milliseconds.
   */
  addPhoto(quoteId: string, photo: NewPhoto, now: number): Promise<AddedPhoto>
  /** Records that an announced photo was refused: the owner's mail no longer waits for it. Idempotent. */
  refusePhoto(quoteId: string, hash: string, now: number): Promise<void>
  /** Ends the wait for photos: sets the announced number to the stored number, and makes the owner's mail due. */
  endPhotos(quoteId: string, now: number): Promise<void>
  /**
   * Deletes the photos kept before this time, unless the owner's mail is pending, and returns their number. Deletes in
   * batches; the signal ends it after the current one.
   */
  deletePhotosBefore(time: Date, signal?: AbortSignal): Promise<number>
}

/** The part of the photo store that the owner's mail and npm run quotes use. */
export interface PhotoArchive {
  photosOf(quoteId: string): Promise<PhotoRecord[]>
  /** Undefined when there is no photo at this place. */
  readPhoto(quoteId: string, place: number): Promise<Uint8Array | undefined>
}
