import type { ReactNode } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { UntilBack } from '#web/lib/account/until-back.tsx'
import { useFrameTexts } from '#web/lib/store/use-frame-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ShopProvider, useStore, useT } from '#web/ui/shop-context.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Bar } from './frame/bar.tsx'
import { Dock } from './frame/dock.tsx'
import { Palette } from './frame/find/palette.tsx'
import { KeysHelp } from './frame/keys-help.tsx'
import { useOwnNotices } from './frame/leaving/use-own-notices.ts'
import { Rail } from './frame/rail.tsx'
import { DeskContext, useDeskOfFrame } from './frame/use-desk.ts'
import { useFrameKeys } from './frame/use-frame-keys.ts'
import { SavedViews } from './frame/views/saved-views.tsx'
import styles from './staff-frame.module.css'

type StaffFrameProps = {
  /** Where the page itself needs the room: the rail is icons only. */
  isSlim?: boolean
  children: ReactNode
}

/** Around every page of the staff. Who may see what is the server's to say; a guest is asked in. */
export function StaffFrame({ isSlim, children }: StaffFrameProps) {
  const store = useStore()
  const t = useFrameTexts('staff')
  const { status, customer } = useSession()
  const deskOf = useDeskOfFrame()
  useOwnNotices(t)
  if (t === undefined || status === 'unknown') return <div className={styles.frame} aria-busy="true" />
  return (
    <ShopProvider store={store} t={t}>
      <DeskContext value={deskOf(customer)}>
        <div className={styles.frame} data-slim={isSlim || undefined}>
          <SkipLink to="content">{t('shell.skip')}</SkipLink>
          <Rail />
          {status === 'signed-in' && <Around />}
          <main id="content" tabIndex={-1} className={styles.main}>
            <UntilBack customer={customer} guest={(isAwaited) => <Guest isAwaited={isAwaited} />}>
              {(whose) => (
                <DeskContext value={deskOf(whose)}>
                  <SavedViews />
                  {children}
                </DeskContext>
              )}
            </UntilBack>
          </main>
        </div>
      </DeskContext>
    </ShopProvider>
  )
}

function Around() {
  useFrameKeys()
  return (
    <>
      <Bar />
      <Dock />
      <Palette />
      <KeysHelp />
    </>
  )
}

function Guest({ isAwaited }: { isAwaited: boolean }) {
  const t = useT()
  return (
    <div className={styles.guest}>
      <h1 className="type-section">{t('staff.title')}</h1>
      <p>
        {t('staff.guest')} {isAwaited && t('staff.untilBack')}
      </p>
      <Button onClick={() => openSignIn()}>{t('login.title')}</Button>
    </div>
  )
}
