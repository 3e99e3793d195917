import { Link, type LinkProps } from 'react-router-dom'

export type SiteLinkProps = Omit<LinkProps, 'to' | 'reloadDocument' | 'discover'> & {
  /** An address from data/paths.ts. */
  to: string
}

/** A link within the site: navigates without a reload once the page is alive, an ordinary link until then. */
export function SiteLink(props: SiteLinkProps) {
  return <Link discover="none" {...props} />
}
