import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { glide } from './motion/glide.ts'
import styles from './rail.module.css'
import { useT } from './shop-context.tsx'

/** Most of what is in sight moves out, one card stays to hold on to. */
const STEP = 0.8

/** Scrolls sideways; the next card always shows an edge. By finger, by its buttons, or through the links inside. */
export function Rail({ children, label }: { children: ReactNode; label: string }) {
  const t = useT()
  const rail = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ isStart: true, isEnd: false })
  function look() {
    const element = rail.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    const isStart = scrollLeft < 8
    const isEnd = scrollLeft + clientWidth > scrollWidth - 8
    setEdges((before) => (before.isStart === isStart && before.isEnd === isEnd ? before : { isStart, isEnd }))
  }
  const isSeen = useIsSeen(rail, look)
  function move(direction: 1 | -1) {
    const element = rail.current
    element?.scrollBy({ left: direction * element.clientWidth * STEP, behavior: glide() })
  }
  return (
    <div className={styles.frame}>
      <ul
        className={`wrap ${styles.rail} ${isSeen ? '' : styles.unseen}`}
        aria-label={label}
        ref={rail}
        onScroll={look}
      >
        {children}
      </ul>
      {!edges.isStart && (
        <IconButton
          icon="left"
          label={t('list.railBack', { name: label })}
          className={styles.back}
          onClick={() => move(-1)}
        />
      )}
      {!edges.isEnd && (
        <IconButton
          icon="right"
          label={t('list.railOn', { name: label })}
          className={styles.on}
          onClick={() => move(1)}
        />
      )}
    </div>
  )
}

/** True once some of it has been in the window. Told after layout: asking a page that comes alive would lay it out anew. */
function useIsSeen(rail: RefObject<HTMLElement | null>, onLook: () => void): boolean {
  const [isSeen, setSeen] = useState(false)
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (!rail.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(([entry]) => {
      look()
      if (entry?.isIntersecting) setSeen(true)
    })
    watch.observe(rail.current)
    return () => watch.disconnect()
  }, [rail])
  return isSeen
}
