import { Link } from 'react-router-dom'
import type { LinkProps } from '@/ui/UiEnvironment/UiEnvironment'

/** The router's link in the shape that the design system asks for. Addresses of other sites pass as they are. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />
}
