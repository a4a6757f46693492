import { openOnce } from '@vitrine/sync/store/lazy'
import { createStore } from '@vitrine/sync/store/observable'
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { bufferPresses } from '#web/ui/lazy/buffer-presses.ts'
import { carryOver, twinOf } from '#web/ui/lazy/carry-over.ts'
import styles from '#web/ui/lazy/lazy-part.module.css'
import { whole } from '../store/late-texts.ts'
import { useObservable } from '../use-observable.ts'
import { afterPress } from './after-press.ts'
import { fetchAhead } from './when-arrived.ts'

/**
 * A part that stays the server's HTML until somebody touches the page: React neither looks into it nor waits for it, and
 * its code, with the late texts, is fetched for those alone who may use it. Then it is drawn anew, and what was done in it meanwhile is carried
 * over. Its styles are imported by whoever shows it; a `ShopLink` in it is followed from the start.
 */
export function staticPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = createStore<ComponentType<Props> | undefined>(undefined)
  const fetch = openOnce(() => whole(load))
  const fetchToDraw = async () => {
    const Part = await fetch()
    return () => flushSync(() => code.set(Part))
  }
  const Rendered = import.meta.env.SSR ? lazy(async () => ({ default: await load() })) : undefined
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, where its module is read
  return memo(function StaticPart(props: Props) {
    const Part = useObservable(code) ?? Rendered
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (box.current && !code.get()) return comeAlive(box.current, () => box.current, fetchToDraw)
    }, [])
    if (!Part)
      return (
        <div
          key="html"
          ref={box}
          className={styles.part}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the server's own stays
          dangerouslySetInnerHTML={AS_IT_IS}
        />
      )
    return (
      <div key="drawn" ref={box} className={styles.part}>
        <Suspense>
          <Part {...(props as Props & object)} />
        </Suspense>
      </div>
    )
  })
}

/** React leaves alone what the server wrote here. A page that is drawn without a server begins with nothing. */
const AS_IT_IS = { __html: '' }
/** Whoever does this in the part is about to use it. */
const SIGNS = ['pointerdown', 'focusin'] as const

/** `fetchToDraw` fetches the part's code, and what that answers draws it within the call, in place of `still`. */
function comeAlive(
  still: HTMLElement,
  inItsPlace: () => HTMLElement | null,
  fetchToDraw: () => Promise<() => void>,
) {
  const watch = new AbortController()
  const release = bufferPresses(still)
  // Without a line it stays as it is: another sign asks again, and so does the line.
  const wake = async () => {
    const drawPart = await fetchToDraw().catch(() => undefined)
    if (drawPart) afterPress(() => watch.signal.aborted || draw(drawPart))
  }
  function draw(drawPart: () => void) {
    watch.abort()
    const carry = carryOver(still)
    drawPart()
    const drawn = inItsPlace()
    if (!drawn) return
    // React draws what it was told when this is over; a press must find that done.
    void carry(drawn).then(() => release((button) => twinOf(button, still, drawn)))
  }
  const options = { passive: true, signal: watch.signal }
  for (const sign of SIGNS) still.addEventListener(sign, wake, options)
  addEventListener('online', wake, options)
  if (still.firstChild) fetchAhead(wake)
  else void wake()
  return () => {
    watch.abort()
    release(() => undefined)
  }
}
