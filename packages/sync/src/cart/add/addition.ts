// What was put into the cart and is still being checked: drawn and on disk at once, told to the server only when the
// check has let it pass. It stands on top of what is held, so that taking it back leaves everything else as it is.
import { queueOperation } from '../change/queue-operation.ts'
import type { Addition, KeptCart, KeptChange } from '../kept/kept-cart.ts'

export function beginAddition(addition: Addition): KeptChange {
  return (kept) => ({ ...kept, adding: [...kept.adding, addition], problem: null })
}

/** It goes in. One whose quantity was set meanwhile, or that another page has taken on, waits for the server already. */
export function settleAddition(id: string): KeptChange {
  return (kept) => {
    const addition = kept.adding.find((one) => one.id === id)
    return addition ? settled(kept, addition) : kept
  }
}

export function refuseAddition(id: string): KeptChange {
  return (kept) => ({ ...kept, adding: kept.adding.filter((one) => one.id !== id) })
}

/** All of them go in: as the screen draws it, and as a page does with what one before it has left behind. */
export const withAdditions: KeptChange = (kept) => kept.adding.reduce(settled, kept)

/** Without a check. */
export function putAddition(addition: Addition): KeptChange {
  return (kept) => settled(kept, addition)
}

function settled(kept: KeptCart, { id, line, qty, createdAt }: Addition): KeptCart {
  const adding = kept.adding.filter((one) => one.id !== id)
  const wish = { line, qty, isMore: true }
  return queueOperation(wish, { operationId: id, now: createdAt })({ ...kept, adding })
}
