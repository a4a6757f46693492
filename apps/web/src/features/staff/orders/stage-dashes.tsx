import { useT } from '#web/ui/shop-context.tsx'
import styles from './stage-dashes.module.css'

const STEPS = [1, 2, 3, 4, 5]

/** Five dashes and the name of where it stands; never the colour alone. */
export function StageDashes({ stage, name }: { stage: number; name: string }) {
  const t = useT()
  return (
    <span className={styles.stage}>
      <span className={styles.dashes} role="img" aria-label={t('staff.stageOf', { name, stage })}>
        {STEPS.map((step) => (
          <span key={step} data-done={step <= stage || undefined} />
        ))}
      </span>
      <span aria-hidden="true">{name}</span>
    </span>
  )
}
