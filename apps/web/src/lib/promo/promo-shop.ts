import { createStore } from '@vitrine/sync/store/observable'
import type { ShopRequest } from '../request-context.ts'

/**
 * The shop as a partner in promo mode asks it; set by what comes for them alone, so that nobody else's page carries more
 * than the question whether there is one.
 */
export const promoShop = createStore<ShopRequest | undefined>(undefined)
