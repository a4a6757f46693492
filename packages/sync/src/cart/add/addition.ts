// What was put into the cart and is still being checked: drawn and on disk at once, told to the server only when the
// check has let it pass. It stands on top of what is held, so that taking it back leaves everything else as it is.
import { queueOperation } from '../change/queue-operation.ts'
import type { Addition, StoredCart, StoredCartChange } from '../stored/stored-cart.ts'

export function beginAddition(addition: Addition): StoredCartChange {
  return (stored) => ({ ...stored, adding: [...stored.adding, addition], problem: null })
}

/** It goes in. One whose quantity was set meanwhile, or that another page has taken on, waits for the server already. */
export function settleAddition(id: string): StoredCartChange {
  return (stored) => {
    const addition = stored.adding.find((one) => one.id === id)
    return addition ? settled(stored, addition) : stored
  }
}

export function refuseAddition(id: string): StoredCartChange {
  return (stored) => ({ ...stored, adding: stored.adding.filter((one) => one.id !== id) })
}

/** All of them go in: as the screen draws it. */
export const withAdditions: StoredCartChange = (stored) => stored.adding.reduce(settled, stored)

/** Without a check. */
export function putAddition(addition: Addition): StoredCartChange {
  return (stored) => settled(stored, addition)
}

function settled(stored: StoredCart, { id, line, qty, createdAt }: Addition): StoredCart {
  const adding = stored.adding.filter((one) => one.id !== id)
  const wish = { line, qty, isMore: true }
  return queueOperation(wish, { operationId: id, now: createdAt })({ ...stored, adding })
}
