import styles from './crumbs.module.css'
import { ShopLink } from './link/shop-link.tsx'
import { useT } from './shop-context.tsx'

export type Crumb = { name: string; to?: string }

/** Where the page stands; the last one is the page itself and no link. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav className={`wrap ${styles.crumbs}`} aria-label={t('list.crumbs')}>
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={to ?? name}>
            {to ? <ShopLink to={to}>{name}</ShopLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
