import { useEffect, useEffectEvent, useState } from 'react'
import { afterPress } from '#web/lib/touch/after-press.ts'
import { whenNotTyping } from '../chosen/when-not-typing.ts'
import type { DetailsForm } from '../use-details.ts'

/** Where saved addresses stand: nowhere yet, or above the fields of another one, which are folded away or open. */
type Place = 'none' | 'folded' | 'open'

export const isEmail = (autocomplete: string) => autocomplete === 'email'
const isOfAddress = (autocomplete: string) => !isEmail(autocomplete)

type Asked = { isComing: boolean; hasFailed: boolean }

/** Held before they have come, unless somebody types already: what they type in would move away. */
export function useHeldPlace(form: DetailsForm, { isComing, hasFailed }: Asked) {
  const [place, setPlace] = useState<Place>('none')
  const open = () => setPlace('open')
  const fold = useEffectEvent(() =>
    form.fill((_, { isTouched }) => {
      if (!isTouched) setPlace('folded')
      return {}
    }),
  )
  useEffect(() => {
    if (!isComing) return
    let isOff = false
    const stop = whenNotTyping(isOfAddress, () => afterPress(() => isOff || fold()))
    return () => {
      isOff = true
      stop?.()
    }
  }, [isComing])
  // Asked for again, they come below the hands of somebody who has begun without them.
  useEffect(() => {
    if (hasFailed) setPlace('none')
  }, [hasFailed])
  return {
    isHeld: place !== 'none',
    isFolded: place === 'folded',
    open,
    /**
     * They have come: `fill` writes one into the fields, which are shown as it leaves them. What lies below moves, so it waits
     * for a press, which may be how somebody leaves a field.
     */
    take: (fill: () => void) =>
      void whenNotTyping(isOfAddress, () =>
        afterPress(() => {
          fill()
          open()
        }),
      ),
    /** Whether the first may be taken: the fields are folded away already, or nobody has typed. */
    takesFirst: (isTouched: boolean) => place === 'folded' || (place === 'none' && !isTouched),
  }
}
