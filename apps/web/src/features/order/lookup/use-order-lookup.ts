import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { type Asked, findOrder, type Lookup } from './find-order.ts'

/** Nothing of what was typed is kept beyond this page. */
export function useOrderLookup(first: Lookup = {}) {
  const client = useClient()
  const [lookup, setLookup] = useState(first)
  const [isBusy, setBusy] = useState(false)
  async function lookUp(asked: Asked) {
    if (isBusy) return
    setBusy(true)
    setLookup(await findOrder(client, asked))
    setBusy(false)
  }
  return { ...lookup, isBusy, lookUp, forget: () => setLookup({}) }
}
