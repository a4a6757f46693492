import { type ComponentType, lazy, memo, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { bufferPresses } from './buffer-presses.ts'
import styles from './lazy-part.module.css'
import { replayTyped } from './replay-typed.ts'
import { retryOnline } from './retry-online.ts'

/**
 * A part that stands in the server's HTML and comes alive once its code is there, after what matters more. Its styles
 * are imported by whoever shows it. What it is given must stay the same until then, or the HTML would be thrown away.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Without a line the HTML is left as it is.
  const Part = lazy(async () => ({ default: await retryOnline(load) }))
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, where its module is read
  return memo(function LazyPart(props: Props) {
    const { box, comeAlive } = useBufferedPresses()
    return (
      <div ref={box} className={styles.part}>
        <Suspense>
          <Part {...(props as Props & object)} />
          <Alive onAlive={comeAlive} />
        </Suspense>
      </div>
    )
  })
}

/** The box's own effect comes after that of what is in it, unless the latter is still to be loaded. */
function useBufferedPresses() {
  const box = useRef<HTMLDivElement>(null)
  const isAlive = useRef(false)
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (box.current && !isAlive.current) release.current = bufferPresses(box.current)
  }, [])
  const comeAlive = () => {
    isAlive.current = true
    if (!box.current || !release.current) return
    // React draws what it was told when this effect is over; a press must find that done.
    void replayTyped(box.current).then(release.current)
    release.current = undefined
  }
  return { box, comeAlive }
}

/** Its effect runs when all beside it listens. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const alive = useEffectEvent(onAlive)
  useEffect(() => alive(), [])
  return null
}
