import { Link } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { notify } from '#web/lib/notify.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { failureNotice } from '../../answer/failure-notice.ts'
import { momentOf } from '../../staff-words.ts'
import styles from '../imports.module.css'
import own from './clock.module.css'
import { intervalText } from './intervals.ts'
import { useSchedules } from './use-schedules.ts'

/** What is fetched and taken again by itself. */
export function ClockAside() {
  const t = useT()
  const { locale } = useStore()
  const { schedules, error, retry, remove } = useSchedules()
  return (
    <section className={styles.section} aria-labelledby="clock">
      <h2 id="clock">{t('staff.impClock')}</h2>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {schedules?.length === 0 && <p className={styles.second}>{t('staff.impClockNone')}</p>}
      <ul className={own.list}>
        {schedules?.map(({ id, title, origin, every_minutes: every, next_at: next, last_run_id: last }) => (
          <li key={id}>
            <div>
              <b>{last === null ? title : <Link to={`/admin/imports/${last}`}>{title}</Link>}</b>
              <p className={styles.second}>{origin.where}</p>
              <p className={styles.second}>
                {t('staff.impClockNext', { every: intervalText(t, every), moment: momentOf(locale, next) })}
              </p>
            </div>
            <button
              type="button"
              className="text-link"
              aria-label={`${t('staff.impClockEnd')}: ${title}`}
              onClick={() => void remove(id).catch((failure) => notify(failureNotice(t, failure)))}
            >
              {t('staff.impClockEnd')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
