import { useEffect, useState } from 'react'
import { useCheckoutChoices } from '#web/engine/use-orders.ts'

/** By their codes, as somebody tapped them. */
export type Wanted = { shipping?: string; payment?: string; point?: string }

export type KeptChoices = {
  wanted: Wanted
  /** Whether what was chosen before has been looked for. */
  isRead: boolean
  want(more: Wanted): void
}

/** Kept with what was typed, for as long: a reload changes no way of delivery behind anybody's back. */
export function useKeptChoices(): KeptChoices {
  const stored = useCheckoutChoices()
  const [wanted, setWanted] = useState<Wanted>({})
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    void stored.read().then((found) => {
      // Who taps at once is not overruled by what they tapped yesterday.
      if (found) setWanted((current) => ({ ...found, ...current }))
      setRead(true)
    })
  }, [stored])
  const want = (more: Wanted) => {
    const next = { ...wanted, ...more }
    setWanted(next)
    void stored.keep(next)
  }
  return { wanted, isRead, want }
}
