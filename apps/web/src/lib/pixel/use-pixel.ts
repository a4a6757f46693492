import { useShopInfo } from '../use-shop-info.ts'
import { hasConsent } from './consent.ts'
import type { PixelEvent } from './send-pixel.ts'

/** Nothing is even loaded where the shop tells nobody; who has not agreed by then is never spoken of. */
export function usePixel(): (event: PixelEvent) => void {
  const { pixelUrl } = useShopInfo()
  return (event) => {
    if (pixelUrl === '' || !hasConsent()) return
    void import('./send-pixel.ts').then(({ sendPixel }) => sendPixel(pixelUrl, event)).catch(() => undefined)
  }
}
