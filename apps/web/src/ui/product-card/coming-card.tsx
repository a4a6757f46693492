import styles from './coming-card.module.css'

/** A card that is on its way, of its true size. */
export const ComingCard = () => (
  <span className={styles.card} aria-hidden="true">
    <span className={styles.picture} />
    <span className={styles.line} />
    <span className={styles.line} />
  </span>
)
