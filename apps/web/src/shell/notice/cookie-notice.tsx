import { useEffect } from 'react'
import { Link } from 'react-router'
import { answerNotice, isNoticeOpen, lookAtNotice } from '#web/lib/pixel/consent.ts'
import { useIsAlive } from '#web/lib/render/use-is-alive.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './cookie-notice.module.css'
import { NOTICE_ID } from './early-notice.ts'

/**
 * What is stored here, said once. Where advertisers would be told something, it asks: no is as near as yes, and nothing
 * is told before (spec accounts §4). It comes with the page, hidden, for a notice that came later would lie upon what is
 * just being pressed; `early-notice.ts` shows it.
 */
export function CookieNotice() {
  const t = useT()
  const { showsCookies, pixelUrl, pages } = useShopInfo()
  const isWanted = showsCookies || pixelUrl !== ''
  const isOpen = useObservable(isNoticeOpen)
  const isAlive = useIsAlive()
  useEffect(() => {
    if (isWanted) lookAtNotice()
  }, [isWanted])
  if (!isWanted || (isAlive && !isOpen)) return null
  return (
    <section
      id={NOTICE_ID}
      className={styles.notice}
      aria-label={t('shell.cookieLabel')}
      hidden={!isOpen}
      suppressHydrationWarning
    >
      <p>
        {t('shell.cookieText')} {pixelUrl !== '' && t('shell.cookieConsent')}{' '}
        {pages.includes('privacy-policy') && (
          <Link to="/privacy" className="text-link">
            {t('shell.privacy')}
          </Link>
        )}
      </p>
      <div className={styles.acts}>
        {pixelUrl === '' ? (
          <Button onClick={() => answerNotice(false)}>{t('shell.ok')}</Button>
        ) : (
          <>
            <Button onClick={() => answerNotice(false)}>{t('shell.cookieDecline')}</Button>
            <Button onClick={() => answerNotice(true)}>{t('shell.cookieAccept')}</Button>
          </>
        )}
      </div>
    </section>
  )
}
