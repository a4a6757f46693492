import styles from './wordmark.module.css'
import { DARK_PANE, LETTERS, LIT_PANE, UPRIGHT, VIEW_BOX } from './wordmark-outline.ts'

export function Wordmark({ label }: { label: string }) {
  return (
    <svg className={styles.wordmark} viewBox={VIEW_BOX} role="img" aria-label={label}>
      <g transform={UPRIGHT}>
        {LETTERS.map(([shift, outline]) => (
          <path key={shift} transform={`translate(${shift} 0)`} d={outline} />
        ))}
        <path d={DARK_PANE} />
        <path className={styles.pane} d={LIT_PANE} />
      </g>
    </svg>
  )
}
