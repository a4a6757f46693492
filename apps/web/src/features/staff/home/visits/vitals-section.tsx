import { VITAL_LIMITS, type Vital, type VitalPage } from '@vitrine/domain/visit/web-vitals'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import home from '../home.module.css'
import { useVitals } from '../use-home.ts'
import styles from './visits.module.css'

const NAMES: Record<Vital, MessageKey> = {
  LCP: 'staff.vitalLcp',
  INP: 'staff.vitalInp',
  CLS: 'staff.vitalCls',
  TTFB: 'staff.vitalTtfb',
}
const PAGES: Record<VitalPage, MessageKey> = {
  home: 'staff.pageHome',
  category: 'staff.pageCategory',
  product: 'staff.pageProduct',
  search: 'staff.pageSearch',
  cart: 'staff.pageCart',
  checkout: 'staff.pageCheckout',
  account: 'staff.pageAccount',
  other: 'staff.pageOther',
}

/** How fast pages were for who really came, as their browsers told. */
export function VitalsSection() {
  const t = useT()
  const { locale } = useStore()
  const { latest, error, retry } = useVitals()
  return (
    <section className={home.section} aria-labelledby="vitals" aria-busy={!latest && error === undefined}>
      <h2 id="vitals">{t('staff.homeVitals')}</h2>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {latest?.vitals.length === 0 && <p className={styles.note}>{t('staff.homeNoVitals')}</p>}
      {latest && latest.vitals.length > 0 && (
        <>
          <p className={styles.note}>{t('staff.homeVitalsOf', { count: latest.pages })}</p>
          <dl className={styles.vitals}>
            {latest.vitals.map(({ metric, p75, good, fair, slow }) => (
              <div key={metric}>
                <dt>
                  <abbr title={t(NAMES[metric])}>{metric}</abbr> {t(NAMES[metric])}
                </dt>
                <dd>
                  <span className={home.figure}>{vitalText(metric, p75, locale)}</span>
                  <span
                    className={styles.shares}
                    role="img"
                    aria-label={t('staff.vitalShares', { good, fair, slow })}
                  >
                    {[good, fair, slow].map((share, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: good, fair and slow never move
                      <i key={at} style={{ flexGrow: share }} />
                    ))}
                  </span>
                  <small>
                    {t('staff.vitalGoal', {
                      good,
                      goal: vitalText(metric, VITAL_LIMITS[metric].goal, locale),
                    })}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
          {latest.slowest && (
            <p className={styles.note}>
              {t('staff.vitalSlowest', {
                page: t(PAGES[latest.slowest.page]),
                device: latest.slowest.device,
                time: vitalText('LCP', latest.slowest.p75, locale),
              })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** From a second on in seconds; CLS has no unit. */
function vitalText(metric: Vital, value: number, locale: string): string {
  if (metric === 'CLS') return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits })
  return value < 1_000 ? unit('millisecond', 0).format(value) : unit('second', 1).format(value / 1_000)
}
