import { useEffect, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** The device's own sheet; where there is none, the address is copied. Needs scripts, so it comes with them. */
export function ShareButton({ name }: { name: string }) {
  const t = useT()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const share = async () => {
    const { href: url } = location
    if (typeof navigator.share === 'function')
      return navigator.share({ title: name, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      notify({ text: t('purchase.linkCopied'), tone: 'success' })
    } catch {
      notify({ text: t('wishlist.shareFailed'), tone: 'error' })
    }
  }
  return (
    <IconButton
      icon="share"
      label={t('purchase.share')}
      style={{ visibility: isAlive ? undefined : 'hidden' }}
      onClick={() => void share()}
    />
  )
}
