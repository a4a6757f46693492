export const DATABASE = 'vitrine'
/** The one object store, of key and value. */
export const STORE = 'kept'
