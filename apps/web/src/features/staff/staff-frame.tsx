import { getProfile } from '@vitrine/contract/user/profile'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useFrameTexts } from '#web/lib/store/use-frame-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShopProvider, useStore, useT } from '#web/ui/shop-context.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './staff-frame.module.css'
import { STAFF_ROOMS } from './staff-rooms.ts'

/** Around every page of the staff. Who may see what is the server's to say; a guest is asked in. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const store = useStore()
  const t = useFrameTexts('staff')
  const { status } = useSession()
  if (t === undefined || status === 'unknown') return <div className={styles.frame} aria-busy="true" />
  return (
    <ShopProvider store={store} t={t}>
      <div className={styles.frame}>
        <SkipLink to="content">{t('shell.skip')}</SkipLink>
        <Rail />
        <main id="content" tabIndex={-1} className={styles.main}>
          {status === 'signed-in' ? children : <Guest />}
        </main>
      </div>
    </ShopProvider>
  )
}

function Rail() {
  const t = useT()
  const { status, signOut } = useSession()
  const isOwner = useIsOwner()
  return (
    <aside className={styles.rail} aria-label={t('staff.menu')}>
      <Link to="/admin" className={styles.mark}>
        Vitrine
      </Link>
      <nav>
        {STAFF_ROOMS.map((group) => (
          <div key={group[0]?.to} className={styles.group}>
            {group
              .filter((room) => isOwner || !room.ownersOnly)
              .map(({ to, icon, title }) => (
                <NavLink key={to} to={to} className={styles.link}>
                  <Icon name={icon} size="small" />
                  {t(title)}
                </NavLink>
              ))}
          </div>
        ))}
        <Link to="/" className={styles.link}>
          <Icon name="globe" size="small" />
          {t('staff.toShop')}
        </Link>
      </nav>
      {status === 'signed-in' && (
        <button type="button" className={styles.me} onClick={() => void signOut()}>
          {t('account.signOut')}
        </button>
      )}
    </aside>
  )
}

/** Whether to show the doors only owners may open; what lies behind them is the server's to allow. */
function useIsOwner(): boolean {
  const client = useClient()
  const { status, customer } = useSession()
  const key = status === 'signed-in' ? `roles of ${customer}` : null
  return useAnswer(key, () => client.call(getProfile)).answer?.roles.includes('admin') ?? false
}

function Guest() {
  const t = useT()
  return (
    <div className={styles.guest}>
      <h1 className="type-section">{t('staff.title')}</h1>
      <p>{t('staff.guest')}</p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </div>
  )
}
