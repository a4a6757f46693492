// How often codes are sent and tried (reliability P16): four digits are thirteen bits, so that the budgets are the lock.
// They lie in the database: a restart, another process or another spelling of the contact begins none anew.
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { Reached } from '#api/features/sessions/index.ts'
import { type Allowance, returnAllowance, spendAllowance, waitFor } from '#api/limits/spend-allowance.ts'
import { contactText, dialPrefix } from '../contact.ts'

export const MAX_TRIES = 5
const HOUR = 3_600
const DAY = 24 * HOUR

const SENT_BY_ADDRESS: Allowance = { name: 'code-by-address', times: 30, seconds: HOUR }
const SENT_TO_CONTACT: readonly Allowance[] = [
  { name: 'code-spacing', times: 1, seconds: 15 },
  { name: 'code-burst', times: 3, seconds: 600 },
  { name: 'code-daily', times: 10, seconds: DAY },
]
/** Messages to numbers of one country cost the shop money, and some countries' numbers earn by them. */
const SENT_TO_COUNTRY: Allowance = { name: 'code-country', times: 500, seconds: DAY }

const WRONG_BY_ADDRESS: Allowance = { name: 'wrong-by-address', times: 30, seconds: HOUR }
const WRONG_OF_CONTACT: Allowance = { name: 'wrong-of-contact', times: 10, seconds: DAY }
/** One code tried on ten thousand contacts, from as many addresses. */
const WRONG_IN_ALL: Allowance = { name: 'wrong-in-all', times: 2_000, seconds: HOUR }

type Asking = { by: Reached; ip: string }

export async function spendSending({ db }: Context, { by, ip }: Asking): Promise<void> {
  try {
    await spendAllowance(db, SENT_BY_ADDRESS, ip)
    for (const allowance of SENT_TO_CONTACT) await spendAllowance(db, allowance, contactText(by))
    if ('phone' in by) await spendAllowance(db, SENT_TO_COUNTRY, dialPrefix(by.phone))
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 429) throw error
    throw new ShopError('REGISTER_SMS_CODE_SENDER_ERROR', {
      meta: { retryAfter: await longestWait(db, { by, refused: Number(error.meta?.retryAfter ?? 0) }) },
    })
  }
}

/** The first allowance that refuses is the shortest: whoever came again after it would be refused by the next. */
async function longestWait(
  db: Context['db'],
  { by, refused }: { by: Reached; refused: number },
): Promise<number> {
  const waits = SENT_TO_CONTACT.map((allowance) => waitFor(db, allowance, contactText(by)))
  return Math.max(refused, ...(await Promise.all(waits)))
}

/** Taken before the code is looked at, so that a hundred at once are a hundred; given back to who was right. */
export async function spendGuess({ db }: Context, asking: Asking): Promise<() => Promise<void>> {
  const spent = guessesOf(asking)
  for (const [allowance, subject] of spent) await spendAllowance(db, allowance, subject)
  return async () => {
    await Promise.all(spent.map(([allowance, subject]) => returnAllowance(db, allowance, subject)))
  }
}

const guessesOf = ({ by, ip }: Asking): [Allowance, string][] => [
  [WRONG_BY_ADDRESS, ip],
  [WRONG_OF_CONTACT, contactText(by)],
  [WRONG_IN_ALL, 'all'],
]
