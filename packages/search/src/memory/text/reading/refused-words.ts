// What a text says is not wanted: "jumper, no wool".
import type { LanguageLexicon } from '../../../lexicon/language-lexicon.ts'
import type { Condition } from '../../../port.ts'
import { type Match, nameOf } from './match-phrases.ts'

/** Values of a field, and those it has besides. */
export type Refused = { field: string; values: readonly string[]; others: readonly string[] }
type Read = { kept: readonly Match[]; refused: readonly Refused[] }

/** The text without such words, as far as they name something of the shop. */
export function refusedIn(matches: readonly Match[], lexicon: LanguageLexicon | undefined): Read {
  const kept: Match[] = []
  const unwanted: Match[] = []
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at] as Match
    const isNegation = !match.phrase && lexicon?.isNegation(nameOf(match))
    // "Not made of wool".
    const next = isNegation ? matches.findIndex(({ isIgnored }, place) => place > at && !isIgnored) : -1
    const named = matches[next]
    if (named?.phrase) {
      unwanted.push(named)
      at = next
    } else kept.push(match)
  }
  const isAsking = kept.some(({ isIgnored }) => !isIgnored)
  if (!isAsking || !lexicon) return { kept: isAsking ? kept : matches, refused: [] }
  return { kept, refused: refusedOf(unwanted, lexicon) }
}

function refusedOf(unwanted: readonly Match[], lexicon: LanguageLexicon): Refused[] {
  const choices = unwanted.flatMap(({ phrase }) => phrase?.choices ?? [])
  return [...Map.groupBy(choices, ({ field }) => field)].map(([field, some]) => {
    const values = some.flatMap((choice) => choice.values)
    return { field, values, others: lexicon.valuesOf(field).filter((value) => !values.includes(value)) }
  })
}

/**
 * The same as choices. A cloth partly of wool is of wool; a dress whose children come in black and in green is to be had
 * otherwise.
 */
export function choicesAgainst(refused: readonly Refused[], childFields: ReadonlySet<string>): Condition[] {
  return refused.flatMap(({ field, values, others }) => [
    { field, nin: values },
    ...(childFields.has(field) ? [{ field, in: others }] : []),
  ])
}

/** Where all there is is what was not wanted, that is better than nothing. */
export const orAnyway = <Plan extends { refused: readonly Refused[] }>(plans: readonly Plan[]): Plan[] => [
  ...plans,
  ...plans.filter(({ refused }) => refused.length > 0).map((plan) => ({ ...plan, refused: [] })),
]
