import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type RouterLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/** React Router's Link with the prop `href`, for a Link or Button of Material UI with a path. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />
}
