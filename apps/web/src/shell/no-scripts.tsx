import { useLocation } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './shell.module.css'

/** What stands on these pages is known to the browser alone: without scripts they are empty. */
const ASKING =
  /^\/(cart|checkout|order|return|withdrawal|wishlist|compare|recently-viewed|my-account|password|successful-payment|failed-payment|cabinet|admin)(\/|$)/

export function NoScripts() {
  const t = useT()
  const { pathname } = useLocation()
  return ASKING.test(pathname) && <p className={`wrap ${styles.noScripts}`}>{t('shell.noScripts')}</p>
}
