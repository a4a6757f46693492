import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

/** The one way to the shop: with the token of whoever is signed in. */
export const useClient = (): Engine['client'] => useEngine().client

/** For what is the same for everybody, such as prices and stock. A first visitor's page gets it without the engine's code. */
export const useGuestClient = (): Engine['guestClient'] => useEngine().guestClient
