import type { ShopInfo } from '#web/lib/shop-info.ts'
import styles from './footer.module.css'

export function SocialLinks({ networks }: Pick<ShopInfo, 'networks'>) {
  if (networks.length === 0) return null
  return (
    <ul className={styles.social}>
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
