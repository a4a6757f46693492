import { type ComponentProps, use } from 'react'
import { LinkBase } from './link-base.ts'

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** `ahead`: what it leads to is fetched while a pointer rests on it. `stay`: the page keeps its place. */
  follow?: 'ahead' | 'stay' | 'plain'
}

/**
 * A link inside the shop, of which a page has dozens: a component of the router for each was a sixth of drawing a list, and
 * all of them were drawn anew with each address. One listener follows them (`followed-links.tsx`).
 */
export function ShopLink({ to, follow = 'plain', ...rest }: ShopLinkProps) {
  const base = use(LinkBase)
  return <a {...rest} href={to === '/' ? base || to : base + to} data-follow={follow} />
}
