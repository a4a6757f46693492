// What customers say: sixty voices a language, each given to a product it suits.
import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { chance } from '../chance/chance.ts'
import { daysBefore } from '../chance/days-before.ts'
import { loadByLanguage } from '../data/load-data.ts'
import { GOODS } from '../goods/goods.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { type Heard, listeners } from './listeners.ts'
import type { Voice } from './voice.ts'
import { wornAs } from './worn-as.ts'

const VOICES = loadByLanguage<readonly Voice[]>('reviews')
const APPROVED = 1
const PENDING = 2
const PENDING_SHARE = 0.05
const DAY_MS = 24 * 60 * 60 * 1000
/** A parcel takes a few days, and opinions a few more; pending ones have only just come in. */
const SOONEST_DAYS = 0.3
const PENDING_DAYS = 4

type Said = { voice: Voice; key: string; language: Language }

export function reviews(context: DemoContext): ReviewRecord[] {
  const hear = listeners(GOODS, context)
  return inTurn().map((said) => {
    const path = `${context.seed}/review/${said.key}`
    return reviewOf({ ...said, path, ...hear(said, path) }, context)
  })
}

/** The languages take turns, so that none finds the best sellers talked out. */
const inTurn = (): Said[] =>
  Array.from({ length: Math.max(...LANGUAGES.map((language) => VOICES[language].length)) }, (_, i) =>
    LANGUAGES.flatMap((language) => {
      const voice = VOICES[language][i]
      return voice ? [{ voice, key: `${language}-${i + 1}`, language }] : []
    }),
  ).flat()

function reviewOf(said: Said & Heard & { path: string }, context: DemoContext): ReviewRecord {
  const { voice, key, language, path, good } = said
  const isPending = chance(`${path}/status`) < PENDING_SHARE
  return {
    kind: 'review',
    key: `demo-${key}`,
    sku: good.sku,
    rating: voice.rating,
    title: bindShortWords(voice.title, language),
    detail: bindShortWords(voice.detail, language),
    nickname: voice.nickname,
    language,
    status: isPending ? PENDING : APPROVED,
    createdAt: writtenAt(said, isPending, context),
    ...wornAs(said),
  }
}

/** Between the day the product came in and now. */
function writtenAt(
  { path, since }: Heard & { path: string },
  isPending: boolean,
  { now }: DemoContext,
): string {
  const age = (Date.parse(now) - Date.parse(since)) / DAY_MS
  const oldest = isPending ? Math.min(age, PENDING_DAYS) : age
  return daysBefore(now, SOONEST_DAYS + chance(`${path}/age`) * Math.max(0, oldest - SOONEST_DAYS))
}
