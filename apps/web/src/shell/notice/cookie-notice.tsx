import { useEffect } from 'react'
import { Link } from 'react-router'
import { answerNotice, isNoticeOpen, lookAtNotice } from '#web/lib/pixel/consent.ts'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './late-parts.module.css'

/**
 * What is stored here, said once. Where advertisers would be told something, it asks: no is as near as yes, and nothing
 * is told before (spec accounts §4).
 */
export function CookieNotice() {
  const t = useT()
  const { showsCookies, pixelUrl, pages } = useShopInfo()
  const isOpen = useWatched(isNoticeOpen)
  useEffect(() => {
    if (showsCookies || pixelUrl !== '') lookAtNotice()
  }, [showsCookies, pixelUrl])
  if (!isOpen) return null
  return (
    <section className={styles.notice} aria-label={t('shell.cookieLabel')}>
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
