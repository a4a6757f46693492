import { useSyncExternalStore } from 'react'

/** False on the server and while its page comes alive, which is as the server made it. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
