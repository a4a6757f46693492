import { useSession } from '#web/engine/use-session.ts'
import quiet from '#web/ui/quiet-page.module.css'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'

const KEPT = [
  ['account.keptProfile', 'account.keptProfileHow'],
  ['account.keptAddresses', 'account.keptAddressesHow'],
  ['account.keptOrders', 'account.keptOrdersHow'],
  ['account.keptBag', 'account.keptBagHow'],
  ['account.keptWishes', 'account.keptWishesHow'],
  ['account.keptBonuses', 'account.keptBonusesHow'],
  ['account.keptPayouts', 'account.keptPayoutsHow'],
  ['account.keptAlerts', 'account.keptAlertsHow'],
  ['account.keptLetters', 'account.keptLettersHow'],
  ['account.keptDevices', 'account.keptDevicesHow'],
  ['account.keptCodes', 'account.keptCodesHow'],
  ['account.keptMails', 'account.keptMailsHow'],
  ['account.keptReviews', 'account.keptReviewsHow'],
  ['account.keptDevice', 'account.keptDeviceHow'],
] as const

/** What is kept, for how long, and what one can do about it; the first half is for everybody. */
export function PrivacyView() {
  const t = useT()
  const session = useSession()
  // Whoever acts for somebody neither carries their data away nor ends their account.
  const isOwn = session.status === 'signed-in' && session.actor === undefined
  return (
    <div className={`wrap ${quiet.alone}`}>
      <h1 className="type-title" tabIndex={-1}>
        {t('account.privacy')}
      </h1>
      <section className={styles.part}>
        <h2 className="type-section">{t('account.kept')}</h2>
        <dl className={styles.kept}>
          {KEPT.map(([what, how]) => (
            <div key={what}>
              <dt>{t(what)}</dt>
              <dd className="tone-second">{t(how)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isOwn && (
        <>
          <ExportData />
          <DeleteAccount />
        </>
      )}
    </div>
  )
}
