import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import styles from './design.module.css'

const WIDTHS = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof WIDTHS

/** The home page itself, with the draft in it, as wide as a phone or a desktop and made small to fit. */
export function Preview({ version }: { version: number }) {
  const t = useT()
  const [store, setStore] = useState<string>(useStore().code)
  const [device, setDevice] = useState<Device>('desktop')
  const frame = useRef<HTMLDivElement>(null)
  const room = useWidth(frame)
  const scale = Math.min(1, room / WIDTHS[device])
  return (
    <section className={styles.preview} aria-label={t('staff.contentPreview')}>
      <div className={styles.tools}>
        <select
          className={staff.field}
          aria-label={t('staff.store')}
          value={store}
          onChange={(event) => setStore(event.target.value)}
        >
          {STORE_VIEWS.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
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
          key={`${store} ${version}`}
          title={t('staff.contentPreview')}
          src={`/${store}/admin/preview/home`}
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
