import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { between, chance } from '../chance/chance.ts'
import { daysBefore } from '../chance/days-before.ts'
import { GOODS } from '../goods/goods.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { standingOf } from '../trade/standing.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { chineseVoices } from './chinese-voices.ts'
import { englishVoices } from './english-voices.ts'
import { germanVoices } from './german-voices.ts'
import { russianVoices } from './russian-voices.ts'
import { ukrainianVoices } from './ukrainian-voices.ts'
import { TOPIC_OF, type Topic, type Voice } from './voice.ts'

const VOICES: Record<Language, readonly Voice[]> = {
  en: englishVoices,
  de: germanVoices,
  ru: russianVoices,
  uk: ukrainianVoices,
  zh: chineseVoices,
}
const APPROVED = 1
const PENDING = 2
const PENDING_SHARE = 0.12
/** Most reviews gather on what sells: this many best sellers share the voices of a topic. */
const SPOKEN_OF = 3

export const reviews = (context: DemoContext): ReviewRecord[] =>
  LANGUAGES.flatMap((language) =>
    VOICES[language].map((voice, i) => reviewOf({ voice, key: `${language}-${i + 1}`, language }, context)),
  )

type Said = { voice: Voice; key: string; language: Language }

function reviewOf({ voice, key, language }: Said, context: DemoContext): ReviewRecord {
  const path = `${context.seed}/review/${key}`
  return {
    kind: 'review',
    key: `demo-${key}`,
    sku: skuFor(voice.topic, path, context),
    rating: voice.rating,
    title: bindShortWords(voice.title, language),
    detail: bindShortWords(voice.detail, language),
    nickname: voice.nickname,
    language,
    status: chance(`${path}/status`) < PENDING_SHARE ? PENDING : APPROVED,
    createdAt: daysBefore(context.now, between(`${path}/age`, 2, 200) + chance(`${path}/hour`)),
  }
}

function skuFor(topic: Topic, path: string, context: DemoContext): string {
  const sold = (good: (typeof GOODS)[number]) => standingOf(good, context).sold ?? 0
  const best = GOODS.filter(({ form }) => TOPIC_OF[form] === topic)
    .sort((a, b) => sold(b) - sold(a))
    .slice(0, SPOKEN_OF)
  const chosen = best[between(`${path}/product`, 0, best.length - 1)]
  if (!chosen) throw new Error(`no product to speak of for ${topic}`)
  return chosen.sku
}
