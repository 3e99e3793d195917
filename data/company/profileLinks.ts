import { site } from './site.ts'

/** The social profiles and the reviews site, as the About us page links them. */
export const profileLinks: readonly { label: string; address: string }[] = [
  ...site.socialProfiles.map(({ name, address }) => ({ label: `${site.brand} on ${name}`, address })),
  { label: `Our reviews on ${site.reviewsSite.name}`, address: site.reviewsSite.address },
]
