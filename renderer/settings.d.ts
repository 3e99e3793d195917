/** The setting of that name, empty when it is not set; vite.config.ts writes it into the build. */
declare const SITE_URL: string
