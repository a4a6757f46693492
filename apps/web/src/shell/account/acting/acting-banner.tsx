import { getProfile } from '@vitrine/contract/user/profile'
import { joinName } from '@vitrine/domain/address/split-name'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './acting-banner.module.css'

/** Stays in sight as long as somebody acts for a customer, and ends with their half hour. */
export function ActingBanner({ customer }: { customer: string }) {
  const t = useT()
  const { locale } = useStore()
  const client = useClient()
  const { answer: user } = useAnswer(`acting ${customer}`, () => client.call(getProfile))
  const { goBack, isBusy } = useReturn(user?.impersonated_by?.seconds_left)
  const by = user?.impersonated_by
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  return (
    <aside className={styles.banner} aria-label={t('account.staff')}>
      <p>
        <strong>{t('account.acting', { name: user ? joinName(user) || contactOf(user) : '…' })}</strong>{' '}
        {by && (
          <>
            {t('account.actingUntil', { time: time.format(new Date(by.until)) })},{' '}
            {t(by.is_admin ? 'account.actingByAdmin' : 'account.actingBy', { name: by.name })}
          </>
        )}
      </p>
      <button type="button" className="text-link" disabled={isBusy} onClick={goBack}>
        {t('account.actEnd')}
      </button>
    </aside>
  )
}

const contactOf = ({ email, phone }: { email: string | null; phone: string | null }) => email ?? phone ?? ''

/** Counted from the shop's answer on: by a clock that is ahead, the half hour would be over before it began. */
function useReturn(secondsLeft: number | undefined) {
  const { signOut } = useSession()
  const [isBusy, setBusy] = useState(false)
  const goBack = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  const expire = useEffectEvent(() => void goBack())
  useEffect(() => {
    if (secondsLeft === undefined) return
    const timer = setTimeout(() => expire(), secondsLeft * 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { goBack: () => void goBack(), isBusy }
}
