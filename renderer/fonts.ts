import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** The fonts that every first screen shows. */
export const fonts = [
  { family: 'Besley Variable', file: besley, weight: '400 900' },
  { family: 'Figtree Variable', file: figtree, weight: '300 900' },
] as const
