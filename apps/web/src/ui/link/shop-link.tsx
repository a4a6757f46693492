import { type ComponentProps, use } from 'react'
import { LinkBase } from './link-base.ts'

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Fetched while a pointer rests on it, where its page stays, or neither. */
  follow?: 'ahead' | 'stay' | 'plain'
}

/**
 * A link to a product, of which a page has dozens: a component of the router for each was a sixth of drawing a list, and
 * all of them were drawn anew with each address. One listener follows them (`followed-links.tsx`).
 */
export function ShopLink({ to, follow = 'ahead', ...rest }: ShopLinkProps) {
  const base = use(LinkBase)
  return <a {...rest} href={to === '/' ? base || to : base + to} data-follow={follow} />
}
