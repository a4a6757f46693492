import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { isTurnedAway } from '#web/lib/account/passkey-device.ts'
import { makePasskey } from '#web/lib/account/passkeys.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../sign-in.module.css'

/** After the first code on a device that could do without the next. */
export function PasskeyOffer({ onDone }: { onDone(): void }) {
  const t = useT()
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  async function make() {
    setBusy(true)
    try {
      await makePasskey(client)
      notify({ text: t('login.passkeyMade'), tone: 'success' })
      onDone()
    } catch (error) {
      if (!isTurnedAway(error)) notify({ text: t('login.failed'), tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <div className={styles.step}>
      <p>{t('login.passkeyLead')}</p>
      <Button isMain isBusy={isBusy} onClick={() => void make()}>
        {t('login.passkeyMake')}
      </Button>
      <Button look="line" onClick={onDone}>
        {t('login.passkeyLater')}
      </Button>
    </div>
  )
}
