import { keepOrder } from '@vitrine/contract/order/lookup'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { OrderAccess } from '../use-order.ts'
import styles from './keep-order.module.css'

type KeepOrderProps = { access: OrderAccess; email: string }

/** For guests: one code to the mailbox of the order, and it lies in an account. */
export function KeepOrder({ access: { id, key }, email }: KeepOrderProps) {
  const t = useT()
  const client = useClient()
  const { status } = useSession()
  const [doing, setDoing] = useState<'nothing' | 'asking' | 'failed'>('nothing')
  if (status !== 'guest' || key === undefined) return null
  async function keep() {
    setDoing('asking')
    try {
      await client.call(keepOrder, { params: { id }, query: { key } })
      setDoing('nothing')
      openSignIn(email)
    } catch {
      setDoing('failed')
    }
  }
  return (
    <section className={styles.keep} aria-labelledby="keep-order">
      <h2 className={styles.title} id="keep-order">
        {t('order.keep')}
      </h2>
      <p>{t('order.keepText', { email })}</p>
      <Button look="line" className={styles.act} isBusy={doing === 'asking'} onClick={() => void keep()}>
        {t('order.keepAct')}
      </Button>
      {doing === 'failed' && <Note tone="error">{t('login.failed')}</Note>}
    </section>
  )
}
