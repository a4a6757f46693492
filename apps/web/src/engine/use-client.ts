import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

/** The one way to the shop: with the token of whoever is signed in. */
export const useClient = (): Engine['client'] => useEngine().client
