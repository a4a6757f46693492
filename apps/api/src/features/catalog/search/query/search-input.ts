import type { postCatalog, SearchQuery } from '@vitrine/contract/catalog'
import type { z } from 'zod'

/** Both ways to ask, by address or by body, come to this. */
export type SearchInput = Omit<z.output<(typeof postCatalog)['body']>, 'searchQuery'> & { query: SearchQuery }
