import { useSession } from '#web/engine/use-session.ts'
import { hasCabinet, isPartner, mayActForOthers } from '#web/lib/account/user-rights.ts'
import button from '#web/ui/button.module.css'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy/lazy-part.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { AccountLink } from '../../account/account-link.tsx'
import { LastOrders } from './last-orders.tsx'
import styles from './person.module.css'
import { useLastHeight } from './use-last-height.ts'
import type { KnownPerson, Person } from './use-person.ts'
import { Who } from './who.tsx'

// For few: their code comes with them.
const PartnerSummary = lazyPart(
  async () => (await import('#web/features/partner/sidebar/partner-summary.tsx')).PartnerSummary,
)
const StaffMenu = lazyPart(async () => (await import('./staff-menu.tsx')).StaffMenu)

/** The head of the sidebar: a way in for guests; for everybody else who they are, and what is theirs. */
export function MenuPerson(props: MenuPersonProps) {
  const { status } = useSession()
  const { part, lastHeight } = useLastHeight()
  // A guest is offered the same every time; what somebody had who signed out leaves no gap.
  return (
    <div style={{ minHeight: status === 'guest' ? undefined : lastHeight }}>
      <div ref={part}>
        <Part {...props} />
      </div>
    </div>
  )
}

type MenuPersonProps = { person: Person; onClose(): void }

function Part({ person: { known, error, retry }, onClose }: MenuPersonProps) {
  const { status } = useSession()
  if (status === 'guest') return <Guest onClose={onClose} />
  if (known) return <Known known={known} />
  if (error !== undefined) return <Failed onRetry={retry} />
  // Most are guests: nothing moves when that is known.
  return (
    <div className={styles.busy} aria-busy="true">
      <Guest onClose={onClose} />
    </div>
  )
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
      {hasCabinet(user) && <PartnerSummary customer={known.customer ?? ''} isFormer={!isPartner(user)} />}
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
      <p>{t(navigator.onLine ? 'account.failed' : 'account.noLine')}</p>
      <Button look="line" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </Button>
    </div>
  )
}
