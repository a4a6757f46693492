import type { PartnerAtWork } from '@vitrine/contract/partner/staff/promo-staff'
import { LANES } from '@vitrine/domain/partner/products/lanes'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../partners.module.css'
import { LANE_WORDS } from './lane-words.ts'

/** Everybody who is a partner, each with how far they are; a name opens what can be given. */
export function PartnerList({ items }: { items: readonly PartnerAtWork[] }) {
  const t = useT()
  return (
    <section className={styles.part} aria-label={t('staff.atWork')}>
      <h2 className={styles.subtitle}>{t('staff.atWork')}</h2>
      {items.length === 0 && <p className={styles.second}>{t('staff.noPartners')}</p>}
      {items.length > 0 && (
        <table className={`${staff.table} ${styles.table} ${styles.counts}`}>
          <thead>
            <tr>
              <th scope="col">{t('staff.partner')}</th>
              {LANES.map((lane) => (
                <th key={lane} scope="col">
                  {t(LANE_WORDS[lane])}
                </th>
              ))}
              <th scope="col">{t('staff.offered')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ partner_id, name, handle, lanes, offered }) => (
              <tr key={partner_id}>
                <th scope="row">
                  <Link to={`/admin/partners/${partner_id}`} className="text-link" preventScrollReset>
                    {name}
                  </Link>{' '}
                  {handle && <span>@{handle}</span>}
                </th>
                {LANES.map((lane) => (
                  <td key={lane} data-label={t(LANE_WORDS[lane])}>
                    {lanes[lane]}
                  </td>
                ))}
                <td data-label={t('staff.offered')}>{offered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
