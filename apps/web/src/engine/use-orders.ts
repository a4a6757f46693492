import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

export const useOrders = (): Pick<Engine, 'orders' | 'newId'> => useEngine()
export const useCheckoutChoices = (): Engine['choices'] => useEngine().choices
export const useCheckoutDetails = (): Engine['details'] => useEngine().details
