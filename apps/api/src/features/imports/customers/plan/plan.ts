// What a row would change in whom it means. Pure, but for the regions of countries.
import type { Context } from '#api/context.ts'
import { grantsOf } from '#api/features/sessions/index.ts'
import { type Told, told } from '#api/refusal/told.ts'
import type { Place } from '../kept-customer.ts'
import type { Known, KnownOnes } from '../known.ts'
import type { GivenCustomer } from '../read-customers.ts'
import { lettersOf } from './plan-letters.ts'
import { placesOf } from './plan-places.ts'

type Own = Pick<Known, 'email' | 'phone' | 'firstname' | 'lastname' | 'city' | 'postcode' | 'country'>
export type Plan = {
  given: GivenCustomer
  /** Null: somebody new. */
  id: number | null
  email: string | null
  /** All their own fields, as they are to be; null where they stay. */
  own: Own | null
  since: string | null
  /** Addresses to write anew, by their number, and those to add. */
  moved: { id: number; place: Place }[]
  added: Place[]
  hasDefault: boolean
  subscribed: number[]
  unsubscribed: number[]
  remarks: Told[]
}

const EMPTY: Own = {
  email: null,
  phone: null,
  firstname: '',
  lastname: '',
  city: '',
  postcode: '',
  country: '',
}

/** Why, where the row is to be left out. */
export async function planOf(
  ctx: Context,
  { given, known }: { given: GivenCustomer; known: KnownOnes },
): Promise<Plan | Told> {
  const found = whoIs(given, known.people)
  if (found && 'reason' in found) return found
  const remarks: Told[] = []
  const email = found?.email ?? given.email
  const own = ownOf(given, { found, remarks })
  const places = await placesOf(ctx, given, { found, remarks })
  const letters = lettersOf(ctx, given, { email, status: known.letters.get(email ?? '') ?? {}, remarks })
  const plan: Plan = {
    ...{ given, id: found?.id ?? null, email, own, since: found ? null : (given.kept?.since ?? null) },
    ...{ ...places, hasDefault: (found?.places ?? []).length > 0, ...letters, remarks },
  }
  // By what stands there they would be signed in.
  if (found && hasChanges(plan) && grantsOf(found.roles).length > 0) return told('STAFF_STAYS')
  return plan
}

export const hasChanges = ({ id, own, moved, added, subscribed, unsubscribed }: Plan): boolean =>
  id === null || own !== null || [...moved, ...added, ...subscribed, ...unsubscribed].length > 0

/** By mailbox, else by number. A number that is somebody else's is nobody's mistake to be guessed at. */
function whoIs({ email, phone }: GivenCustomer, known: readonly Known[]): Known | Told | undefined {
  const byEmail = email === null ? undefined : known.find((one) => one.email === email)
  const byPhone = phone === null ? undefined : known.find((one) => one.phone === phone)
  if (phone && byPhone && byPhone !== byEmail && (byEmail || (byPhone.email !== null && email !== null)))
    return told('PHONE_OF_OTHER', { phone })
  return byEmail ?? byPhone
}

type Finding = { found: Known | undefined; remarks: Told[] }

/** What signs somebody in is filled in where it is missing, never changed. */
function ownOf(given: GivenCustomer, { found, remarks }: Finding): Own | null {
  const former = found ?? EMPTY
  if (given.phone !== null && former.phone !== null && former.phone !== given.phone)
    remarks.push(told('PHONE_STAYS'))
  const next: Own = {
    email: former.email ?? given.email,
    phone: former.phone ?? given.phone,
    firstname: given.firstname || former.firstname,
    lastname: given.lastname || former.lastname,
    ...whereOf(former, given.kept ?? EMPTY),
  }
  const isSame = (Object.keys(next) as (keyof Own)[]).every((field) => next[field] === former[field])
  return isSame ? null : next
}

/** Of their profile; no column says it. */
const whereOf = (former: Own, { city, postcode, country }: Pick<Own, 'city' | 'postcode' | 'country'>) => ({
  city: former.city || city,
  postcode: former.postcode || postcode,
  country: former.country || country,
})
