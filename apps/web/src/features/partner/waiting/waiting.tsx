import styles from './waiting.module.css'

export type Shape = 'rows' | 'tiles' | 'text'

const PARTS: Record<Shape, string> = { rows: 'abcde', tiles: 'abcdefgh', text: 'abcdef' }

/** The shape of what is on its way, shown once it takes longer than nobody notices. Read out as busy, and as nothing else. */
export function Waiting({ as = 'rows' }: { as?: Shape }) {
  return (
    <div className={`${styles.waiting} ${styles[as]}`} aria-busy="true">
      {[...PARTS[as]].map((part) => (
        <i key={part} />
      ))}
    </div>
  )
}
