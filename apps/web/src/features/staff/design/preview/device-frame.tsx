import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../design.module.css'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof WIDTHS

type DeviceFrameProps = {
  src: string
  /** Another one loads the page anew. */
  version: string
  tools?: ReactNode
  /** Puts on the page what it is to be seen in; asked whenever that may have changed. */
  dress?: (root: HTMLElement) => void
}

/** A page of the shop itself, as wide as a phone or a desktop and made small to fit. */
export function DeviceFrame({ src, version, tools, dress }: DeviceFrameProps) {
  const t = useT()
  const [device, setDevice] = useState<Device>('desktop')
  const frame = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLIFrameElement>(null)
  const scale = Math.min(1, useWidth(frame) / WIDTHS[device])
  const dressIt = () => {
    const root = inner.current?.contentDocument?.documentElement
    if (root) dress?.(root)
  }
  useEffect(dressIt)
  return (
    <section className={styles.preview} aria-label={t('staff.contentPreview')}>
      <div className={styles.tools}>
        {tools}
        {(['phone', 'desktop'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={staff.chip}
            aria-pressed={name === device}
            onClick={() => setDevice(name)}
          >
            {t(name === 'phone' ? 'staff.designPhone' : 'staff.designDesktop')}
          </button>
        ))}
      </div>
      <div ref={frame} className={styles.frame}>
        <iframe
          key={version}
          ref={inner}
          title={t('staff.contentPreview')}
          src={src}
          onLoad={dressIt}
          style={{ width: WIDTHS[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(WIDTHS.phone as number)
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return width
}
