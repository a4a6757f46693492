import { type TouchEvent, useRef } from 'react'

/** As far as a finger has to go to be meant. */
const FAR_PX = 48

type Touches = {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
  onTouchCancel(): void
}

/** One finger that goes sideways goes on; two come nearer, and in a picture that is near one looks about in it. */
export function useSwipe(go: (step: 1 | -1) => void): Touches {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches, target }) {
      const finger = touches[0]
      const isAlone = finger !== undefined && touches.length === 1
      const begins = isAlone && !isNear(target)
      from.current = begins ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }) {
      const finger = changedTouches[0]
      const begun = from.current
      from.current = undefined
      if (!begun || !finger) return
      const [right, down] = [finger.clientX - begun.x, finger.clientY - begun.y]
      if (Math.abs(right) >= FAR_PX && Math.abs(right) > 2 * Math.abs(down)) go(right < 0 ? 1 : -1)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}

/** By the browser's own fingers, or as the picture has it: then something in it is wider than its window. */
function isNear(target: EventTarget): boolean {
  if ((window.visualViewport?.scale ?? 1) > 1.01) return true
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return true
  return false
}
