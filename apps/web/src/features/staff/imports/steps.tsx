import type { MessageKey } from '@vitrine/i18n/message-key'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './imports.module.css'

const STEPS: readonly MessageKey[] = [
  'staff.impStepSource',
  'staff.impStepColumns',
  'staff.impStepTry',
  'staff.impStepTake',
]

/** How far a table has come, from where it lies to the shop. */
export function Steps({ at }: { at: 1 | 2 | 3 | 4 }) {
  const t = useT()
  return (
    <ol className={styles.steps} aria-label={t('staff.impSteps')}>
      {STEPS.map((word, index) => (
        <li
          key={word}
          data-past={index < at || undefined}
          aria-current={index + 1 === at ? 'step' : undefined}
        >
          <span>{index + 1}</span> {t(word)}
        </li>
      ))}
    </ol>
  )
}
