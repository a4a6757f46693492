import { storeIdOf } from '@vitrine/domain/store/store-identity'
import type { Context } from '#api/context.ts'
import { type Told, told } from '#api/refusal/told.ts'
import type { Letters } from '../known.ts'
import type { GivenCustomer } from '../read-customers.ts'

type Change = { subscribed: number[]; unsubscribed: number[] }
type Standing = { email: string | null; status: Letters; remarks: Told[] }

const NOTHING: Change = { subscribed: [], unsubscribed: [] }

/** What becomes of the newsletter. Who has left it here has said so last. */
export function lettersOf(ctx: Context, { letters, kept }: GivenCustomer, standing: Standing): Change {
  const stores = (kept?.letters ?? []).flatMap((code) => storeIdOf(code) ?? [])
  // As it was written out, it is no word of theirs that is new.
  if (letters === false) return kept && stores.length === 0 ? NOTHING : leaving(standing)
  if (stores.length > 0) return joining(stores, standing)
  return letters ? joining([ctx.store.storeId], standing) : NOTHING
}

function leaving({ status }: Standing): Change {
  const on = Object.keys(status).filter((id) => status[id] === 'subscribed')
  return { subscribed: [], unsubscribed: on.map(Number) }
}

function joining(stores: readonly number[], { email, status, remarks }: Standing): Change {
  if (email === null) {
    remarks.push(told('LETTERS_NOWHERE'))
    return NOTHING
  }
  if (stores.some((id) => status[id] === 'unsubscribed')) remarks.push(told('LETTERS_LEFT'))
  const subscribed = stores.filter((id) => status[id] === undefined || status[id] === 'pending')
  return { subscribed, unsubscribed: [] }
}
