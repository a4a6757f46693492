import { listApplications, type PartnerApplication } from '@vitrine/contract/partner/membership'
import { listPartnerAccounts } from '@vitrine/contract/partner/payouts'
import { listPartners } from '@vitrine/contract/partner/staff/promo-staff'
import { CallError } from '@vitrine/contract/reply'
import { useNavigate } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { useDesk } from '../frame/use-desk.ts'
import staff from '../staff-page.module.css'
import { DecideForm } from './decide-form.tsx'
import { GivePanel } from './give/give-panel.tsx'
import { PartnerList } from './give/partner-list.tsx'
import styles from './partners.module.css'
import { PayoutRun } from './payout-run.tsx'

/** Partners as the staff sees them: who asks to become one, and what is owed to those who are. */
export function PartnersView({ openId }: { openId?: number | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useClient()
  const { customer } = useSession()
  const { latest, error, retry } = useAnswer(`applications ${customer}`, () => client.call(listApplications))
  const accounts = useAnswer(`partner accounts ${customer}`, () => client.call(listPartnerAccounts))
  const partners = useAnswer(`partners ${customer}`, () => client.call(listPartners))
  const { recount } = useDesk()
  const onDecided = () => {
    retry()
    partners.retry()
    recount()
  }
  const close = () => void navigate('/admin/partners', { preventScrollReset: true })
  const onEnded = () => {
    partners.retry()
    accounts.retry()
    close()
  }
  if (error instanceof CallError && error.code === 403) return <Denied />
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.partners')}
      </h1>
      {latest && <p className={styles.second}>{t('staff.applications', { count: latest.items.length })}</p>}
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {latest === undefined && error === undefined && <div className={staff.loading} aria-busy="true" />}
      <ul className={styles.list}>
        {latest?.items.map((one) => (
          <li key={one.id}>
            <Application application={one} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      {partners.latest && <PartnerList items={partners.latest.items} />}
      {openId !== undefined && (
        <GivePanel key={openId} id={openId} onClose={close} onChange={partners.retry} onEnded={onEnded} />
      )}
      {isFailed(accounts) && <Failed text="staff.failed" onRetry={accounts.retry} />}
      {accounts.latest && <PayoutRun accounts={accounts.latest} onChange={accounts.retry} />}
    </div>
  )
}

/** Who may not see what is owed does not miss it. */
const isFailed = ({ error }: { error?: unknown }): boolean =>
  error !== undefined && !(error instanceof CallError && error.code === 403)

type ApplicationProps = { application: PartnerApplication; onDecided(): void }

function Application({ application, onDecided }: ApplicationProps) {
  const { id, name, contact, handle, link, about, store } = application
  return (
    <article className={styles.application} aria-label={`@${handle}`}>
      <h2 className={styles.name}>
        {name || contact} <span>@{handle}</span>
      </h2>
      <p className={styles.second}>
        {store}, {contact}
      </p>
      <p className={styles.about}>{about}</p>
      <a href={link} className="text-link" target="_blank" rel="noopener noreferrer nofollow">
        {link}
      </a>
      <DecideForm id={id} onDecided={onDecided} />
    </article>
  )
}
