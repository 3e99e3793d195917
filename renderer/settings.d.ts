/** The setting of that name, empty when it is not set; vite.config.ts writes it into the build. */
declare const SITE_URL: string

/** A photograph of data/images, read by server/build/photos.ts. */
declare module '*.jpg?photo' {
  const file: import('../data/photoFile.ts').PhotoFile
  export default file
}
