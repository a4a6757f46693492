import { type ComponentType, useEffect, useState } from 'react'
import { atRest } from '#web/lib/touch/at-rest.ts'

/** What nobody waits for comes once the page has come to rest. */
export function LateParts() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    let isWanted = true
    const load = () =>
      import('./late-parts.tsx').then(
        ({ LateParts }) => isWanted && setParts(() => LateParts),
        // Without a line the next page brings them.
        () => undefined,
      )
    atRest(() => void load())
    return () => {
      isWanted = false
    }
  }, [])
  return Parts ? <Parts /> : null
}
