import { formatAnswer } from '@vitrine/i18n/format-answer'
import { useStore, useT } from '../shop-context.tsx'
import styles from './answer-list.module.css'

type Answers = { options: readonly { label: string; value: string }[] }

/** Answers that say nothing without their question, such as whom a gift card is for: one row each. */
export function AnswerList({ options }: Answers) {
  const t = useT()
  const store = useStore()
  return (
    <ul className={styles.answers}>
      {options.map(({ label, value }) => (
        <li key={label}>
          {t('shell.label', { label })}
          {formatAnswer(value, store)}
        </li>
      ))}
    </ul>
  )
}
