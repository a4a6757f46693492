import type { User } from '@vitrine/contract/user/user'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/engine/use-session.ts'
import { ActForm } from '#web/features/account/acting/act-form.tsx'
import { UpkeepPanel } from '#web/features/upkeep/upkeep-panel.tsx'
import { mayActForOthers } from '#web/lib/account/user-rights.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './person.module.css'

type StaffMenuProps = { may: User['may']; actor: User['impersonated_by'] }

/** Hidden from everybody else: updates, the way into the back office, into a customer's place and back (spec accounts §2). */
export function StaffMenu({ may, actor }: StaffMenuProps) {
  const t = useT()
  return (
    <section className={styles.staff} aria-label={t('account.staff')}>
      <h3 className={styles.staffHead}>{t('account.staff')}</h3>
      {may.includes('skin:update') && <UpkeepPanel may={may} />}
      {actor ? <WayBack actor={actor} /> : <ActForm />}
      {mayActForOthers({ may }) && (
        <ul className={styles.rooms}>
          <li>
            <Link to="/admin">{t('account.backOffice')}</Link>
          </li>
          <li>
            <Link to="/admin/orders">{t('account.backOfficeOrders')}</Link>
          </li>
        </ul>
      )}
    </section>
  )
}

function WayBack({ actor }: { actor: NonNullable<StaffMenuProps['actor']> }) {
  const t = useT()
  const { signOut } = useSession()
  const [isBusy, setBusy] = useState(false)
  async function goBack() {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <div className={styles.back}>
      <p>{t(actor.is_admin ? 'account.actingByAdmin' : 'account.actingBy', { name: actor.name })}</p>
      <Button isBusy={isBusy} onClick={() => void goBack()}>
        {t('account.actEnd')}
      </Button>
    </div>
  )
}
