import { Link } from 'react-router'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './menu-drawer.module.css'

/** Top categories in display type; one with children unfolds in place. */
export function CategoryTree({ menu }: { menu: MenuNode[] }) {
  return (
    <ul className={styles.site}>
      {menu.map((category, position) => (
        <li key={category.id}>
          {category.children.length > 0 ? (
            <Branch category={category} isOpen={position === 0} />
          ) : (
            <Link className={styles.top} to={category.path}>
              <span className={category.tone}>{category.name}</span> <small>{category.count}</small>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ category, isOpen }: { category: MenuNode; isOpen: boolean }) {
  const t = useT()
  return (
    <details open={isOpen} name="menu">
      <summary className={styles.top}>
        <span className={category.tone}>{category.name}</span> <small>{category.count}</small>
      </summary>
      <ul className={styles.below}>
        <li>
          <Link to={category.path}>{t('shell.allOf')}</Link>
        </li>
        {category.children.map((child) => (
          <li key={child.id}>
            <Link to={child.path}>
              {child.name} <small>{child.count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
