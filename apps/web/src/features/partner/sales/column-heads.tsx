import styles from './sales.module.css'

type ColumnHeadsProps = { names: readonly string[]; className: string | undefined }

/** What stands below one another, for eyes: each row says it in words. */
export function ColumnHeads({ names, className }: ColumnHeadsProps) {
  return (
    <p className={`${className} ${styles.head}`} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  )
}
