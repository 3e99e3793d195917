import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address from data/paths.ts. */
  to: string
}

/**
 * A link within the site: navigates without a reload once the page is alive, an ordinary link until then. React Router's own
 * Link brings the prefetching of its framework along, which nothing here uses.
 */
export function SiteLink({ to, onClick, ...anchor }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
