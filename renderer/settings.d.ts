// The settings of the same names, empty when not set. vite.config.ts writes them into the build.
declare const SITE_URL: string
/** Hash of the sources. */
declare const SITE_VERSION: string
declare const REVIEWS_SCRIPT_URL: string
declare const REVIEWS_FRAME_URL: string
declare const REVIEWS_ACCOUNT_ID: string
/** A number of days or "off". */
declare const RETENTION_DAYS: string
declare const PHOTO_RETENTION_DAYS: string
/** Whether data/quote/postalCodes.json lists any area. A constant: importing the list would add it to the code of the form. */
declare const HAS_POSTAL_CHECK: boolean

/** A photograph of data/images, read by renderer/build/photos.ts. */
declare module '*.jpg?photo' {
  const file: import('#data/images/photoFile.ts').PhotoFile
  export default file
}
