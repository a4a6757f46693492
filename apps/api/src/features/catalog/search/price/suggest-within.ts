import type { Suggestions, SuggestRequest } from '@vitrine/search/port'
import { joinedBy } from './answer-within.ts'
import { priceCondition } from './price-condition.ts'
import { readPriceWords } from './read-price-words.ts'

type Ask = (request: SuggestRequest) => Promise<Suggestions>

/** What may be meant by the words beside a price, of goods that cost so much; the price stays said behind them. */
export async function suggestWithin(
  request: SuggestRequest,
  currency: string,
  ask: Ask,
): Promise<Suggestions> {
  const said = readPriceWords(request.prefix, currency)
  if (!said) return ask(request)
  const { phrase, rest } = said
  if (rest === '') return { texts: [], scopes: [] }
  const base = [...(request.base ?? []), priceCondition(said)]
  const { corrected, ...found } = await ask({ ...request, prefix: rest, base })
  return {
    ...found,
    texts: found.texts.map((one) => ({ ...one, text: joinedBy(one.text, phrase) })),
    ...(corrected !== undefined && { corrected: joinedBy(corrected, phrase) }),
  }
}
