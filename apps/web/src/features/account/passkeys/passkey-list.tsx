import { listPasskeys, removePasskey } from '@vitrine/contract/user/passkeys'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { canUsePasskeys, isTurnedAway } from '#web/lib/account/passkey-device.ts'
import { makePasskey } from '#web/lib/account/passkeys.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'

/** The passkeys of who is in, and another one where the browser can make one. */
export function PasskeyList() {
  const t = useT()
  const { locale } = useStore()
  const client = useClient()
  const { customer } = useSession()
  const { latest: passkeys = [], retry } = useAnswer(`passkeys ${customer}`, () => client.call(listPasskeys))
  const [isBusy, setBusy] = useState(false)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const dated = (date: string) => ({ date: day.format(new Date(date)) })
  async function attempt(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await work()
      notify({ text: done, tone: 'success' })
    } catch (error) {
      if (!isTurnedAway(error)) notify({ text: t('login.failed'), tone: 'error' })
    }
    setBusy(false)
    retry()
  }
  const remove = (id: number) =>
    attempt(() => client.call(removePasskey, { params: { id } }), t('account.passkeyRemoved'))
  return (
    <>
      <p className="tone-second">{t('account.passkeysLead')}</p>
      <ul className={styles.devices}>
        {passkeys.map(({ id, device, created_at, last_used_at }) => (
          <li key={id}>
            <span>
              {device || t('account.unknownDevice')}
              <br />
              <small className="tone-second">
                {last_used_at
                  ? t('account.passkeyUsed', dated(last_used_at))
                  : t('account.passkeySince', dated(created_at))}
              </small>
            </span>
            <button type="button" className="text-link" disabled={isBusy} onClick={() => void remove(id)}>
              {t('account.passkeyRemove')}
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <Button
          look="line"
          isBusy={isBusy}
          onClick={() => void attempt(() => makePasskey(client), t('login.passkeyMade'))}
        >
          {t('account.passkeyAdd')}
        </Button>
      )}
    </>
  )
}
