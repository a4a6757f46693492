import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import tabs from '../../list-tabs.module.css'

type OrderRoomsProps = {
  /** Looked for in both. */
  q: string
  isFormer?: boolean
  /** Of the former shop; undefined where there was none. */
  count: number | undefined
}

/** Orders, and those of the shop that was here before. */
export function OrderRooms({ q, isFormer = false, count }: OrderRoomsProps) {
  const t = useT()
  const { locale } = useStore()
  if (count === undefined && !isFormer) return null
  const search = q === '' ? '' : `?${new URLSearchParams({ q })}`
  return (
    <nav className={tabs.tabs} aria-label={t('staff.orders')}>
      <Link
        to={`/admin/orders${isFormer && q !== '' ? `${search}&view=all` : search}`}
        aria-current={isFormer ? undefined : 'page'}
      >
        {t('staff.orders')}
      </Link>
      <Link to={`/admin/orders/former${search}`} aria-current={isFormer ? 'page' : undefined}>
        {t('staff.former')}
        {count !== undefined && <span>{new Intl.NumberFormat(locale).format(count)}</span>}
      </Link>
    </nav>
  )
}
