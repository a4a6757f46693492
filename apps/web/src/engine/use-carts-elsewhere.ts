import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

/** The carts this device keeps for other store views. */
export const useCartsElsewhere = (): Engine['elsewhere'] => useEngine().elsewhere
