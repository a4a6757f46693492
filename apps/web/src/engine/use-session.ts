import { type Session, type SessionState, UNKNOWN_SESSION } from '@vitrine/sync/session/session-state'
import { useSyncExternalStore } from 'react'
import { useEngine } from './engine-provider.tsx'

/** Who is signed in, or nobody; unknown until the device was asked. */
export function useSession(): SessionState & Pick<Session, 'signIn' | 'switchTo' | 'signOut'> {
  const { subscribe, get, signIn, switchTo, signOut } = useEngine().session
  return { ...useSyncExternalStore(subscribe, get, () => UNKNOWN_SESSION), signIn, switchTo, signOut }
}
