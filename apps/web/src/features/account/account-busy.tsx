import styles from './account.module.css'

/** Holds the room of what is on its way. */
export const AccountBusy = () => <div className={styles.busy} aria-busy="true" />
