import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type RouterLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/** What a Link or Button of Material UI is with a path: React Router's link under the prop that Material UI gives it. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />
}
