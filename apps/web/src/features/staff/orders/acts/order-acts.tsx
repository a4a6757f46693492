import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { STEP_WORDS } from '../order-words.ts'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'
import { CancelForm } from './cancel-form.tsx'
import { ShipForm } from './ship-form.tsx'
import { WholeReturnForm } from './whole-return-form.tsx'

/** The next step first; what ends the order last and alone. */
export function OrderActs({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  const [asked, setAsked] = useState<'cancel' | 'ship' | 'return'>()
  const steps = details.steps.filter((step) => step !== 'cancel')
  if (details.steps.length === 0) return null
  const onDone = () => setAsked(undefined)
  if (asked === 'cancel') return <CancelForm details={details} acts={acts} onDone={onDone} />
  if (asked === 'ship' && steps.includes('ship')) return <ShipForm acts={acts} onDone={onDone} />
  if (asked === 'return' && steps.includes('return')) return <WholeReturnForm acts={acts} onDone={onDone} />
  return (
    <footer className={styles.foot}>
      {steps.map((step, at) => (
        <Button
          key={step}
          look={at === 0 && step !== 'return' ? 'solid' : 'line'}
          isBusy={acts.isBusy}
          disabled={acts.isBusy}
          onClick={() => (step === 'ship' || step === 'return' ? setAsked(step) : void acts.take(step))}
        >
          {t(STEP_WORDS[step])}
        </Button>
      ))}
      {details.steps.includes('cancel') && (
        <button type="button" className={styles.danger} onClick={() => setAsked('cancel')}>
          {t('staff.stepCancel')}
        </button>
      )}
    </footer>
  )
}
