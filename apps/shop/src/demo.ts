// The one file that knows the demo shop: its goods for a shop without any, its drawing as a source of pictures. Both are
// optional; without them the shop runs on what was imported.
import type { PictureSource } from '@vitrine/api/adapters/pictures/picture-source'
import type { MadeFiles } from '@vitrine/api/features/downloads/index'
import type { DemoOrder } from '@vitrine/demo/orders'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import type { CouponRecord } from '@vitrine/domain/promotion/coupon-record'

export type { DemoOrder }

type DemoInput = { now: string; products?: number }

/** The demo shop, or one of so many invented products; undefined where it is not installed. */
export async function demoRecords({ now, products }: DemoInput): Promise<Iterable<ShopRecord> | undefined> {
  if (products !== undefined) {
    const generated = await ifInstalled(() => import('@vitrine/demo/generated-shop'))
    return generated?.generatedShop({ products, now })
  }
  return (await ifInstalled(() => import('@vitrine/demo/demo-shop')))?.demoShop({ now })
}

type DemoTrade = {
  coupons: readonly CouponRecord[]
  orders: readonly DemoOrder[]
  points: readonly PickupPoint[]
}

/** Its coupons and pick-up points, and what its customer has ordered so far, the oldest first; none where it is not installed. */
export async function demoTrade(): Promise<DemoTrade> {
  const coupons = (await ifInstalled(() => import('@vitrine/demo/coupons')))?.demoCoupons ?? []
  const orders = (await ifInstalled(() => import('@vitrine/demo/orders')))?.demoOrders() ?? []
  const points = (await ifInstalled(() => import('@vitrine/demo/points')))?.demoPoints() ?? []
  return { coupons, orders, points }
}

/** What draws the demo shop's pictures and films; nothing where it is not installed. */
export async function demoPictures(): Promise<PictureSource[]> {
  const art = await ifInstalled(() => import('@vitrine/art/drawn-source'))
  return art ? [art.drawnSource()] : []
}

/** What makes the files its products name; nothing where it is not installed. */
export async function demoDownloads(): Promise<MadeFiles | undefined> {
  return (await ifInstalled(() => import('@vitrine/demo/downloads/demo-download')))?.demoDownload
}

/** Undefined for a package of the demo that is not there; any other failure to load is one. */
export async function ifInstalled<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_MODULE_NOT_FOUND' && /package '@vitrine\/(?:demo|art)'/.test(message)) return undefined
    throw error
  }
}
