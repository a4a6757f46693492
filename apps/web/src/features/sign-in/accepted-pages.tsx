import { Fragment } from 'react'
import { Link } from 'react-router'
import { STATIC_PAGES } from '#web/lib/content/static-pages.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'

const ACCEPTED: readonly string[] = ['terms-and-conditions', 'privacy-policy']

/** What whoever signs in agrees to, as far as the shop has such pages. */
export function AcceptedPages({ onClose }: { onClose(): void }) {
  const t = useT()
  const { pages } = useShopInfo()
  const own = STATIC_PAGES.filter(
    ({ identifier }) => ACCEPTED.includes(identifier) && pages.includes(identifier),
  )
  if (own.length === 0) return null
  return (
    <p className="type-caption tone-second">
      {t('login.terms')}{' '}
      {own.map(({ path, title }, at) => (
        <Fragment key={path}>
          {at > 0 && t('shell.comma')}
          <Link to={path} className="text-link" onClick={onClose}>
            {t(title)}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
