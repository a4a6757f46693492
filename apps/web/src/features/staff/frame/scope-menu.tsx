import { findStore } from '@vitrine/domain/store/find-store'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './scope-menu.module.css'
import { useStaffScope } from './use-staff-scope.ts'

/** Two fields of the browser's own, which every keyboard, finger and screen reader knows. */
export function ScopeMenu() {
  const t = useT()
  const stores = useStores()
  const { locale } = useStore()
  const { store, language, change } = useStaffScope()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <fieldset className={styles.scope}>
      <legend className="visually-hidden">{t('staff.scope')}</legend>
      <select
        aria-label={t('staff.store')}
        value={store ?? ''}
        onChange={({ target }) => change({ store: findStore(stores, target.value)?.code })}
      >
        <option value="">{t('staff.allStores')}</option>
        {stores.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={styles.language}
        aria-label={t('staff.language')}
        value={language ?? ''}
        onChange={({ target }) => change({ language: LANGUAGES.find((code) => code === target.value) })}
      >
        <option value="">{t('staff.allLanguages')}</option>
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
