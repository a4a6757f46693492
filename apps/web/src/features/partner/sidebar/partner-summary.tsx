import { getMembership } from '@vitrine/contract/partner/membership'
import { getPartnerBalance, getPartnerStatistics } from '@vitrine/contract/partner/money'
import type { Translate } from '@vitrine/i18n/create-translate'
import { Link } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useFrameTexts } from '#web/lib/store/use-frame-texts.ts'
import { formerLinks, partnerLinks, type Rooms } from '../frame/partner-links.ts'
import { useDay } from '../goods/use-day.ts'
import { useMoney } from '../sales/money/use-money.ts'
import styles from './partner-summary.module.css'
import { PromoSwitch } from './promo-switch.tsx'

const NO_ROOMS: Rooms = { product_choose: false, instructions_count: 0 }

type PartnerSummaryProps = {
  customer: string
  /** The partnership has ended. */
  isFormer?: boolean
}

/** A partner's money and week in the main sidebar, and the rooms of the cabinet (spec accounts §2). */
export function PartnerSummary({ customer, isFormer = false }: PartnerSummaryProps) {
  const t = useFrameTexts('partner')
  const client = useClient()
  const { latest, error } = useAnswer(`sidebar of ${customer}`, async () => {
    const [me, balance, { weekly }] = await Promise.all([
      client.call(getMembership),
      client.call(getPartnerBalance),
      client.call(getPartnerStatistics),
    ])
    return { me, balance, weekly }
  })
  if (t === undefined) return <div className={styles.summary} aria-busy="true" />
  return (
    <section className={styles.summary} aria-label={t('partner.title')} aria-busy={!latest && !error}>
      {latest && <Account t={t} {...latest} />}
      {/* Its pages say themselves what went wrong. */}
      <ul className={styles.rooms}>
        {(isFormer ? formerLinks(t) : partnerLinks(t, latest?.me ?? NO_ROOMS)).map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {!isFormer && <PromoSwitch t={t} />}
    </section>
  )
}

type Balance = { active: number; currency: string; next_payment: string | null }
type Weekly = { profit: number; count: number; mentioned: number; mentions_goal: number }

function Account({ t, balance, weekly }: { t: Translate; balance: Balance; weekly: Weekly }) {
  const money = useMoney(balance.currency)
  const day = useDay()
  const { mentioned, mentions_goal: goal } = weekly
  const figures = [
    [t('partner.profit'), money(weekly.profit)],
    [t('partner.orders'), weekly.count],
    [t('partner.posts'), goal > 0 ? `${mentioned} / ${goal}` : mentioned],
  ]
  return (
    <>
      <p className={styles.note}>
        <span>{t('partner.active')}</span>
        {balance.next_payment && <span>{t('partner.nextPayout', { date: day(balance.next_payment) })}</span>}
      </p>
      <p className={styles.sum}>{money(balance.active)}</p>
      <p className={styles.note}>{t('partner.week')}</p>
      <dl className={styles.week}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
