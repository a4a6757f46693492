import type { DiffEntry } from '@vitrine/domain/cart/merge/diff-log'
import type { AddHooks } from './add/add-to-cart.ts'
import { type HookChain, hookChain } from './add/hooks.ts'
import type { CartLine } from './cart-state.ts'
import type { SyncWish } from './send/send-waiting.ts'

export type CartHooks = AddHooks & {
  beforeRemoveFromCart: HookChain<readonly CartLine[]>
  afterRemoveFromCart: HookChain<readonly CartLine[]>
  beforeSync: HookChain<SyncWish>
  afterSync: HookChain<DiffEntry[]>
}

export function cartHooks(): CartHooks {
  return {
    beforeAddToCart: hookChain(),
    afterAddToCart: hookChain(),
    beforeRemoveFromCart: hookChain(),
    afterRemoveFromCart: hookChain(),
    beforeSync: hookChain(),
    afterSync: hookChain(),
  }
}
