import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { glide } from '#web/ui/motion/glide.ts'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './late-parts.module.css'

/** From so many screens down. */
const SCREENS = 2

export function BackToTop() {
  const t = useT()
  const isFarDown = useIsFarDown()
  const { pathname } = useLocation()
  // At the end of a checkout it would lie upon the button that orders.
  if (!isFarDown || pathname === '/checkout') return null
  function rise() {
    scrollTo({ top: 0, behavior: glide() })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return <IconButton icon="up" label={t('shell.backToTop')} className={styles.top} onClick={rise} />
}

function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = () => setFarDown(scrollY > SCREENS * innerHeight)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isFarDown
}
