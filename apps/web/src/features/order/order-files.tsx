import type { OrderDownload } from '@vitrine/contract/order/downloads'
import { useShopInfo } from '#web/lib/use-shop-info.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './order-files.module.css'

/** What was bought as a file, to be fetched as often as one likes. */
export function OrderFiles({ files }: { files: readonly OrderDownload[] }) {
  const t = useT()
  const { email } = useShopInfo()
  if (files.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('order.files')}>
      <h2 className="type-section">{t('order.files')}</h2>
      <ul className={styles.files}>
        {files.map(({ name, title, filename, url }, at) => (
          <li key={url ?? `${filename} ${at}`}>
            <span>
              {name}
              <span className="type-small tone-second">{title}</span>
            </span>
            {url === null ? (
              <p className="type-small tone-second">{t('order.downloadMissing', { email })}</p>
            ) : (
              <a
                className="text-link"
                href={url}
                download={filename}
                aria-label={t('order.downloadNamed', { name: title })}
              >
                {t('order.download')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
