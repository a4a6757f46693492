import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StatePage } from './state-page.tsx'

/** Something of ours broke, or the line did: the same page says which. */
export function ErrorState() {
  const t = useT()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <>
      <Head title={t('error.title')} />
      <StatePage
        title={isOffline ? t('error.offlineTitle') : t('error.title')}
        text={isOffline ? t('error.offlineText') : t('error.text')}
        pictureLabel={t('error.picture')}
        acts={
          <>
            <Button onClick={() => location.reload()}>{t('error.again')}</Button>
            <Link className="text-link" to="/" reloadDocument>
              {t('error.toHome')}
            </Link>
          </>
        }
      />
    </>
  )
}
