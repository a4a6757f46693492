import { useSession } from '#web/engine/use-session.ts'
import { hasCabinet, mayActForOthers } from '#web/lib/account/doors.ts'
import button from '#web/ui/button.module.css'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountLink } from '../../account/account-link.tsx'
import { LastOrders } from './last-orders.tsx'
import styles from './person.module.css'
import type { KnownPerson, Person } from './use-person.ts'
import { Who } from './who.tsx'

// For few: their code comes with them.
const PartnerSummary = lazyPart(
  async () => (await import('#web/features/partner/sidebar/partner-summary.tsx')).PartnerSummary,
)
const StaffMenu = lazyPart(async () => (await import('./staff-menu.tsx')).StaffMenu)

/** The head of the sidebar: a way in for guests; for everybody else who they are, and what is theirs. */
export function MenuPerson({ person, onClose }: { person: Person; onClose(): void }) {
  const { status } = useSession()
  if (status === 'unknown') return <div className={styles.busy} aria-busy="true" />
  if (status === 'guest') return <Guest onClose={onClose} />
  const { known, error, retry } = person
  if (known) return <Known known={known} />
  return error === undefined ? <div className={styles.busy} aria-busy="true" /> : <Failed onRetry={retry} />
}

function Guest({ onClose }: { onClose(): void }) {
  const t = useT()
  return (
    <div className={styles.guest}>
      <AccountLink className={`${button.button} ${button.main}`} onOpen={onClose} />
      <p className="tone-second">{t('login.lead')}</p>
    </div>
  )
}

function Known({ known }: { known: KnownPerson }) {
  const { user, orders, total } = known
  return (
    <>
      <Who user={user} />
      {hasCabinet(user) && <PartnerSummary customer={known.customer ?? ''} />}
      {(mayActForOthers(user) || user.impersonated_by) && (
        <StaffMenu may={user.may} actor={user.impersonated_by} />
      )}
      {total > 0 && <LastOrders orders={orders} total={total} />}
    </>
  )
}

/** The rest of the menu stays as it is. */
function Failed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <div className={styles.guest} role="alert">
      <p>{t(navigator.onLine ? 'account.failed' : 'login.noLine')}</p>
      <Button look="line" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </Button>
    </div>
  )
}
