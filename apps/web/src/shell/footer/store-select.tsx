import { useOpenStores } from '#web/lib/store/stores-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore } from '#web/ui/shop-context.tsx'
import { useStoreSwitch } from '../store-switch/use-store-switch.ts'
import styles from './footer.module.css'

/** Country, language and currency are one choice. A list of links, so it works before and without scripts. */
export function StoreSelect({ labelledBy }: { labelledBy: string }) {
  const store = useStore()
  const linkTo = useStoreSwitch()
  const stores = useOpenStores()
  return (
    <details className={styles.choice}>
      <summary aria-describedby={labelledBy}>
        <span>{store.name}</span>
        <span className="tone-second">
          {store.currencyCode} {store.currencySign}
        </span>
        <Icon name="down" size="small" />
      </summary>
      <ul>
        {stores.map((view) => (
          <li key={view.code}>
            <a {...linkTo(view)} lang={view.language} aria-current={view === store ? 'true' : undefined}>
              <span>{view.name}</span>
              <span className="tone-third">
                {view.currencyCode} {view.currencySign}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
