import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { Button } from '#web/ui/button.tsx'
import quiet from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'
import { AccountSide } from './account-side.tsx'

/** What is for a customer alone: until the device was asked it is empty, and a guest is asked in. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { status } = useSession()
  if (status === 'unknown') return <div className={`wrap ${quiet.alone}`} aria-busy="true" />
  const heading = (
    <h1 className="type-title" tabIndex={-1}>
      {title}
    </h1>
  )
  if (status === 'signed-in')
    return (
      <AccountSide>
        <div className={styles.inside}>
          {heading}
          {children}
        </div>
      </AccountSide>
    )
  return (
    <div className={`wrap ${quiet.alone}`}>
      {heading}
      <p>{t('account.guest')}</p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </div>
  )
}
