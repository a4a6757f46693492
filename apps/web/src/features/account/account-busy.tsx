import styles from './account.module.css'

/** Holds the room of what is on its way, and shows that something is. */
export const AccountBusy = () => (
  <div className={styles.busy} aria-busy="true">
    <i />
    <i />
    <i />
  </div>
)
