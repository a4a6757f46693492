import styles from './swatch.module.css'

/** A colour as a dot; what has no colour value stays a quiet tile. */
export function Swatch({ color, isLarge = false }: { color: string | null; isLarge?: boolean }) {
  return (
    <span
      className={isLarge ? `${styles.swatch} ${styles.large}` : styles.swatch}
      style={color ? { background: color } : undefined}
    />
  )
}
