import { type ComponentProps, use } from 'react'
import { LinkBase } from './link-base.ts'

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a product, of which a page has dozens: a component of the router for each was a sixth of drawing a list, and
 * all of them were drawn anew with each address. One listener follows them (`followed-links.tsx`).
 */
export function ShopLink({ to, ...rest }: ShopLinkProps) {
  return <a {...rest} href={use(LinkBase) + to} data-follow="ahead" />
}
