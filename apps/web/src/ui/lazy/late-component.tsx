import { type ComponentType, useEffect, useState } from 'react'
import { retryOnline } from './retry-online.ts'

/** Of what no server writes: nothing is drawn until `due` has passed and the code has come. */
export function lateComponent(
  due: () => Promise<unknown>,
  load: () => Promise<ComponentType>,
): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, where its module is read
  return function LateComponent() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      let isWanted = true
      void due()
        .then(() => retryOnline(load))
        .then((part) => isWanted && setPart(() => part))
      return () => {
        isWanted = false
      }
    }, [])
    return Part ? <Part /> : null
  }
}
