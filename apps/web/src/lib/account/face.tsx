import styles from './face.module.css'

/** The photo of somebody, else the first letter of their name; beside a name, so it says nothing aloud. */
export function Face({
  name,
  photo,
  isSmall = false,
}: {
  name: string
  photo: string | null
  isSmall?: boolean
}) {
  return (
    <span className={isSmall ? `${styles.face} ${styles.small}` : styles.face} aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : ([...name][0] ?? '')}
    </span>
  )
}
