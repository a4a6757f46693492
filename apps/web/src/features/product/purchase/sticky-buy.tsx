import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './sticky-buy.module.css'

type StickyProps = {
  name: string
  text: string
  price: string
  isStopped: boolean
  onAdd(): void
  /** The main button. */
  children: ReactNode
}

/** On phones the button follows as a bar while the main one is out of view. */
export function StickyBuy({ name, text, price, isStopped, onAdd, children }: StickyProps) {
  const main = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!main.current) return
    const watch = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting))
    watch.observe(main.current)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div ref={main}>{children}</div>
      {isAway && !isStopped && (
        <div className={styles.bar} data-buy-bar>
          <p>
            <span className={styles.name}>{name}</span>
            {price}
          </p>
          <Button onClick={onAdd}>{text}</Button>
        </div>
      )}
    </>
  )
}
