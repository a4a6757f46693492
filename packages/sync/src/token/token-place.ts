// Who is signed in, as this device keeps it: on disk who, and in which session; the access token in the memory of its
// pages alone. What gets the next one is a cookie that no script reads.
import type { Channel } from '../channel/channel.ts'
import type { Storage } from '../storage/storage.ts'
import { type Claims, claimsOf } from './claims.ts'

/** Of one sign-in of the whole origin; stores have carts of their own. */
export const SESSION_KEY = 'shop/user/current-session'
/** Somebody is signed in, and this page has no access token yet, or none that still belongs to them. */
export const NO_TOKEN_YET = ''

export type SharedToken = { session: string; token: string }
/** Hands access tokens to the other tabs; nothing of it is stored. */
export type TokenShare = {
  post(shared: SharedToken): void
  subscribe(listener: (shared: SharedToken) => void): () => void
}
export const noShare: TokenShare = { post: () => undefined, subscribe: () => () => undefined }

export type TokenPlace = {
  who(): Promise<Claims | undefined>
  /** Undefined for a guest. */
  read(): Promise<string | undefined>
  /** A sign-in, here; or the next token of the same. */
  write(token: string): Promise<void>
  clear(): Promise<void>
}

type Deps = { storage: Storage; share: TokenShare; channel: Pick<Channel, 'post'> }

export function tokenPlace({ storage, share, channel }: Deps): TokenPlace {
  let held: SharedToken | undefined
  // Where the disk refuses, this page still knows who it is for.
  let remembered: Claims | undefined
  share.subscribe((shared) => {
    held = shared
  })
  const who = () => storage.get<Claims>(SESSION_KEY).catch(() => remembered)
  const tell = () => channel.post(SESSION_KEY)
  return {
    who,
    async read() {
      const known = await who()
      if (known === undefined) return undefined
      return held?.session === known.session ? held.token : NO_TOKEN_YET
    },
    async write(token) {
      const claims = claimsOf(token)
      held = { session: claims.session, token }
      remembered = claims
      share.post(held)
      const known = await who()
      if (known?.session === claims.session && known.customer === claims.customer) return
      await storage.set(SESSION_KEY, claims, { strict: true }).catch(() => undefined)
      tell()
    },
    async clear() {
      held = undefined
      remembered = undefined
      await storage.remove(SESSION_KEY).catch(() => undefined)
      tell()
    },
  }
}
