import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

type WholeReturnFormProps = { acts: StaffActs; onDone(): void }

/** It ends the order, and nothing leads back: what follows is said before. */
export function WholeReturnForm({ acts, onDone }: WholeReturnFormProps) {
  const t = useT()
  return (
    <footer className={styles.form}>
      <p>{t('staff.returnWholeHint')}</p>
      <div className={styles.row}>
        <Button
          isBusy={acts.isBusy}
          disabled={acts.isBusy}
          onClick={() => void acts.take('return').then((isDone) => isDone && onDone())}
        >
          {t('staff.returnWholeDo')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('staff.notNow')}
        </Button>
      </div>
    </footer>
  )
}
