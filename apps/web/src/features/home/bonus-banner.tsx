import { useEffect, useState } from 'react'
import { useIsPartner } from '#web/engine/partner/use-is-partner.ts'
import { deviceStorage } from '#web/lib/browser-storage.ts'
import { IconButton } from '#web/ui/button.tsx'
import { usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './bonus-banner.module.css'
import type { Bonus } from './load/home-settings.ts'

/**
 * One line over the page, once closed never shown again (without storage: until the page is opened again); it comes after
 * the page, so it moves nothing.
 */
export function BonusBanner({ bonus }: { bonus: Bonus }) {
  const t = useT()
  const price = usePrice()
  const { code } = useStore()
  const [isShown, setShown] = useState(false)
  const key = `${code}-shop/claims/bonusBanner`
  const promise = bonus.code || String(bonus.amount)
  useEffect(() => setShown(deviceStorage.read(key) !== promise), [key, promise])
  // Not for partners (spec accounts §4): of who is in, it is asked first.
  const isMeant = useIsPartner(isShown) === false
  if (!isShown || !isMeant) return null
  function close() {
    setShown(false)
    deviceStorage.write(key, promise)
  }
  return (
    <aside className={styles.banner} aria-label={t('home.bonusLabel')}>
      <p>{t('home.bonus', { amount: price(bonus.amount) })}</p>
      <IconButton icon="close" label={t('shell.close')} onClick={close} />
    </aside>
  )
}
