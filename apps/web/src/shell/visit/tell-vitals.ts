// How fast this page was, told once when it is left: numbers without a name, counted by the shop and not kept.
import { MAX_VITAL, type Vital, type VitalPage } from '@vitrine/domain/visit/web-vitals'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { vitalPageOf } from './vital-page.ts'

const ADDRESS = '/api/web-vitals'
/** As the shop's pages turn from one column to more. */
const PHONE = '(max-width: 767px)'

let isWatching = false

/** Of the page that was opened first: what the router shows after it has no first byte and no first picture. */
export function watchVitals(): void {
  if (isWatching) return
  isWatching = true
  const page: VitalPage = vitalPageOf(location.pathname, document.documentElement.dataset.kind)
  const device = matchMedia(PHONE).matches ? 'phone' : 'desktop'
  const measured: Partial<Record<Vital, number>> = {}
  const note = ({ name, value }: Metric) => {
    if (name in MAX_VITAL) measured[name as Vital] = Math.min(value, MAX_VITAL[name as Vital])
  }
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true })
  const tell = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return
    document.removeEventListener('visibilitychange', tell)
    const body = JSON.stringify({ page, device, ...measured })
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', tell)
}
