import type { Observable } from '../store/observable.ts'

/** Read from a token, not trusted: it tells customers of one device apart, and what to show. The shop decides the rest. */
export type SessionState =
  | { status: 'unknown'; customer: null }
  | { status: 'guest'; customer: null }
  | { status: 'signed-in'; customer: string; actor?: string }

export const UNKNOWN_SESSION: SessionState = { status: 'unknown', customer: null }

export type Session = Observable<SessionState> & {
  /** The cart of the guest goes into the customer's. */
  signIn(token: string): Promise<void>
  /** As somebody else, for the staff: nothing of whoever was in goes along. */
  switchTo(token: string): Promise<void>
  /** Who acts for somebody is themselves again. */
  signOut(options?: { silent?: boolean }): Promise<void>
}
