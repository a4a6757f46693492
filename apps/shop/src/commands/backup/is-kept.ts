/** Of the data folder: what is made anew when it is asked for. */
const DERIVED = /^(pictures|published|catalogue\.kept(\.part)?)$/
/** What is of a moment, or of this machine. The database beside its log and password is dumped in another way. */
const PASSING = /^(mail|vitrine\.lock|postgres(\..*)?|\..*)$/

/** One made before: the only place a container can write one to may be the data folder. */
const BACKUP = /\.tar\.gz(\.part)?$/

/** Whether a name in the data folder belongs into a backup. All that is not known to be dispensable does. */
export const isKept = (name: string): boolean => !DERIVED.test(name) && !PASSING.test(name) && !isBackup(name)

/** Whether a name in the data folder, however deep, is of a backup itself. */
export const isBackup = (name: string): boolean => BACKUP.test(name)

/** Whether it goes with what it was made from. */
export const isDerived = (name: string): boolean => DERIVED.test(name)
