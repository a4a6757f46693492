import { useRef, useState } from 'react'
import { useCartStore } from '#web/engine/use-cart.ts'
import { notify } from '#web/lib/notify.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './share-cart.module.css'

/** A link to a copy of the bag: the device's own sheet, or copied; it stays in sight for whoever wants it by hand. */
export function ShareCart() {
  const t = useT()
  const cart = useCartStore()
  const { code: store } = useStore()
  const isOnline = useIsOnline()
  const [link, setLink] = useState<string>()
  const isMaking = useRef(false)
  const make = () => {
    isMaking.current = true
    return cart.share().finally(() => {
      isMaking.current = false
    })
  }
  const share = async () => {
    // Each asking makes a copy of the bag.
    if (!isOnline || isMaking.current) return
    const { url_path: path } = await make()
    const url = `${location.origin}/${store}${path}`
    setLink(url)
    if (await handOver(url, t('cart.shared'))) notify({ text: t('cart.shareCopied'), tone: 'success' })
  }
  const failed = () => notify({ text: t('cart.shareFailed'), tone: 'error' })
  return (
    <div className={styles.share}>
      <Button look="line" aria-disabled={!isOnline} onClick={() => void share().catch(failed)}>
        <Icon name="share" size="small" />
        {t('cart.share')}
      </Button>
      {link && (
        <p className="type-small" role="status">
          {t('cart.shareReady')} <span className={styles.link}>{link}</span>
        </p>
      )}
    </div>
  )
}

/** True when it was copied; a closed sheet or a forbidden clipboard is nobody's fault. */
async function handOver(url: string, title: string): Promise<boolean> {
  const shared = typeof navigator.share === 'function'
  const handing = shared ? navigator.share({ title, url }) : navigator.clipboard?.writeText(url)
  if (handing === undefined) return false
  return handing.then(
    () => !shared,
    () => false,
  )
}
