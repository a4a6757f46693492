// Why something was not taken, in the language of its reader.
import type { ImportReason, ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import type { CallError } from '@vitrine/contract/reply'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { whyFailed } from '#web/lib/answer/why-undecided.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** Undefined for reports of former builds, which have no reason, and for those of later ones, whose reason nobody here knows. */
function wordsOf(t: Translate, { reason, params }: Omit<ToldReply, 'message'>): string | undefined {
  const key: MessageKey = `staff.impWhy.${reason as ImportReason}`
  const words = t(key, params)
  return words === key ? undefined : words
}

export const toldWords = (t: Translate, told: ToldReply): string => wordsOf(t, told) ?? told.message

/** What no reason tells is told in English. */
export function Told({ of }: { of: ToldReply }) {
  const words = wordsOf(useT(), of)
  return words === undefined ? <span lang="en">{of.message}</span> : words
}

/** Of a table that is refused whole; words of the call itself are in the language of the store already. */
export function refusalWords(t: Translate, error: CallError): string {
  const { code, meta } = error
  const { details } = meta
  const [first] = Array.isArray(details) ? (details as Partial<ToldReply>[]) : []
  const isTheirs = code >= 400 && code < 500
  return (
    (isTheirs && first?.message && toldWords(t, { ...first, message: first.message })) ||
    t(whyFailed(error, 'staff.stepFailed'))
  )
}
