import {
  type CatalogueReader,
  SearchAway,
  type SearchRequest,
  type SearchResult,
  SearchTimedOut,
  type Suggestions,
  type SuggestRequest,
} from '@vitrine/search/port'
import { ShopError } from '#api/errors.ts'

/** Spec §9: on the server. What takes longer is ended where it stands, so that nobody else waits for it either. */
const LIMITS = { timeoutMs: 1_000 }

export function askEngine(
  engine: Pick<CatalogueReader, 'answer'>,
  request: SearchRequest,
): Promise<SearchResult> {
  return orUnavailable(engine.answer(request, LIMITS))
}

export function askForTexts(
  engine: Pick<CatalogueReader, 'suggest'>,
  request: SuggestRequest,
): Promise<Suggestions> {
  return orUnavailable(engine.suggest(request, LIMITS))
}

async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const isWaiting = error instanceof SearchTimedOut || error instanceof SearchAway
    throw isWaiting ? new ShopError('UNAVAILABLE') : error
  }
}
