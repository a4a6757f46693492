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

type Asked = 'cancel' | 'ship' | 'return'
type OrderActsProps = { details: StaffOrderDetails; acts: StaffActs }

/** What is asked about goes once somebody else has taken the order where it is offered no more. */
export function OrderActs({ details, acts }: OrderActsProps) {
  const [asked, setAsked] = useState<Asked>()
  if (details.steps.length === 0) return null
  const onDone = () => setAsked(undefined)
  const isOffered = asked !== undefined && details.steps.includes(asked)
  if (!isOffered) return <Steps details={details} acts={acts} onAsk={setAsked} />
  if (asked === 'cancel') return <CancelForm details={details} acts={acts} onDone={onDone} />
  if (asked === 'ship') return <ShipForm acts={acts} onDone={onDone} />
  return <WholeReturnForm acts={acts} onDone={onDone} />
}

/** The next step first; what ends the order last and alone. */
function Steps({ details, acts, onAsk }: OrderActsProps & { onAsk(asked: Asked): void }) {
  const t = useT()
  const steps = details.steps.filter((step) => step !== 'cancel')
  return (
    <footer className={styles.foot}>
      {steps.map((step, at) => (
        <Button
          key={step}
          look={at === 0 && step !== 'return' ? 'solid' : 'line'}
          isBusy={acts.isBusy}
          disabled={acts.isBusy}
          onClick={() => (step === 'ship' || step === 'return' ? onAsk(step) : void acts.take(step))}
        >
          {t(STEP_WORDS[step])}
        </Button>
      ))}
      {details.steps.includes('cancel') && (
        <button type="button" className={styles.danger} onClick={() => onAsk('cancel')}>
          {t('staff.stepCancel')}
        </button>
      )}
    </footer>
  )
}
