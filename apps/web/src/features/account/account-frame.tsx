import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './account.module.css'

/** What is for a customer alone: until the device was asked it is empty, and a guest is asked in. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { status } = useSession()
  if (status === 'unknown') return <div className={`wrap ${styles.page}`} aria-busy="true" />
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="type-title" tabIndex={-1}>
        {title}
      </h1>
      {status === 'signed-in' ? (
        children
      ) : (
        <>
          <p>{t('account.guest')}</p>
          <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
        </>
      )}
    </div>
  )
}
