import { LANGUAGE_NAMES } from '@vitrine/domain/store/language-names'
import { useOpenStores } from '#web/lib/store/stores-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useStoreSwitch } from '../store-switch/use-store-switch.ts'
import styles from './menu-drawer.module.css'

/** Another store is another document: language, currency and bag change together. */
export function StoreChoice() {
  const t = useT()
  const { code } = useStore()
  const linkTo = useStoreSwitch()
  const stores = useOpenStores()
  return (
    <>
      <ul className={styles.stores}>
        {stores.map((view) => (
          <li key={view.code}>
            <a {...linkTo(view)} lang={view.language} aria-current={view.code === code ? 'true' : undefined}>
              <span>
                {view.name} <small>{LANGUAGE_NAMES[view.language]}</small>
              </span>
              <span className="tone-third">{`${view.currencyCode} ${view.currencySign}`}</span>
              {view.code === code && <Icon name="tick" size="small" />}
            </a>
          </li>
        ))}
      </ul>
      <p className={`tone-second ${styles.note}`}>{t('shell.countryNote')}</p>
    </>
  )
}
