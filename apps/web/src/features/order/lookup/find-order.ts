import type { ShopClient } from '@vitrine/contract/client'
import { lookUpOrder, type OrderLookup } from '@vitrine/contract/order/lookup'
import { CallError } from '@vitrine/contract/reply'
import { isEmail, MAX_EMAIL_LENGTH } from '@vitrine/domain/contact/email'
import { orderNumberIn } from '@vitrine/domain/contact/order-number-in'
import { isPhoneShape } from '@vitrine/domain/contact/phone'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { whyUndecided } from '#web/lib/answer/why-undecided.ts'

export type Asked = { number: string; contact: string }
/** Beside a field where it is about one; `minutes` until asking is worth it again. */
export type LookupProblem = { field?: keyof Asked; words: MessageKey; minutes?: number }
export type Lookup = { order?: OrderLookup; problem?: LookupProblem; asked?: Asked }

/** An order by its number and a contact that stands in it, or why there is none to show. */
export async function findOrder(client: Pick<ShopClient, 'call'>, asked: Asked): Promise<Lookup> {
  const problem = findMistake(asked)
  if (problem) return { problem, asked }
  return client.call(lookUpOrder, { body: asked }).then(
    (order) => ({ order, asked }),
    (error) => ({ problem: problemOf(error), asked }),
  )
}

/** Of a letter, as much as somebody may paste to have its number found. */
export const MAX_PASTED = 200

/** The form, sent by a browser without scripts or before they came. */
export function askedByForm(form: FormData): Asked {
  const textOf = (name: keyof Asked, length: number) => String(form.get(name) ?? '').slice(0, length)
  const number = orderNumberIn(textOf('number', MAX_PASTED))
  return { number, contact: textOf('contact', MAX_EMAIL_LENGTH).trim() }
}

export function findMistake({ number, contact }: Asked): LookupProblem | undefined {
  if (!/\d/.test(number)) return { field: 'number', words: 'order.lookupNumberWrong' }
  if (!isEmail(contact) && !isPhoneShape(contact)) return { field: 'contact', words: 'login.contactWrong' }
  return undefined
}

const AN_HOUR = 60

/** The shop says alike which of the two is wrong, so both are to be looked at. */
export function problemOf(error: unknown): LookupProblem {
  const { code } = error instanceof CallError ? error : {}
  if (code === 404 || code === 400) return { words: 'order.lookupUnknown' }
  if (code !== 429) return { words: whyUndecided(error) ?? 'order.failed' }
  const minutes = Math.ceil(((error as CallError).meta.retryAfter ?? 0) / 60)
  return minutes > AN_HOUR || minutes === 0
    ? { words: 'order.lookupTooOftenToday' }
    : { words: 'order.lookupTooOften', minutes }
}
