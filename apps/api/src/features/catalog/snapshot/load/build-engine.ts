import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import type { CatalogueEngine, DocumentInput, EngineOptions } from '@vitrine/search/port'

export type BuildEngine = (
  documents: AsyncIterable<DocumentInput>,
  options: EngineOptions,
) => Promise<CatalogueEngine>

/** Of every engine of the shop, built or kept. */
export const ENGINE_OPTIONS: EngineOptions = { languages: LANGUAGES, stores: STORE_CODES }
