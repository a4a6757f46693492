import styles from './stars.module.css'

const STAR = 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z'

/** Five stars filled by share; the number beside them says the same. */
export function Stars({ value }: { value: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => {
        const share = Math.max(0, Math.min(1, value - index))
        return (
          <g key={index} transform={`translate(${index * 24} 0)`}>
            <path d={STAR} className={styles.edge} />
            <path
              d={STAR}
              className={styles.fill}
              style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
            />
          </g>
        )
      })}
    </svg>
  )
}
