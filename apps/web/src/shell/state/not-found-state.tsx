import { Link } from 'react-router'
import { Head } from '#web/lib/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StatePage } from './state-page.tsx'

export function NotFoundState() {
  const t = useT()
  return (
    <>
      <Head title={t('error.notFoundTitle')} />
      <StatePage
        title={t('error.notFoundTitle')}
        text={t('error.notFoundText')}
        pictureLabel={t('error.picture')}
        acts={
          <>
            <ButtonLink to="/">{t('error.toHome')}</ButtonLink>
            <Link className="text-link" to="/search">
              {t('error.toSearch')}
            </Link>
          </>
        }
      />
    </>
  )
}
