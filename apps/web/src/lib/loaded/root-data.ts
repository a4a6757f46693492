import { useRouteLoaderData } from 'react-router'
import type { ShopInfo } from '../shop-info.ts'
import { type Packed, unpack } from './packed.ts'

/** What the menu, the header and the footer show of a category; small, because it is on every page. */
export type MenuNode = { id: number; name: string; path: string; count: number; children: MenuNode[] }

/** What every page of a store has: its menu, what the shop says of itself, where it stands. */
export type RootData = {
  menu: MenuNode[]
  info: ShopInfo
  publicUrl: string
  stage: 'production' | 'staging'
  year: number
}

/** Nothing of it where the frame itself could not be loaded. */
export function useRootData(): Partial<RootData> {
  const packed = useRouteLoaderData('root') as Packed<RootData> | undefined
  return packed === undefined ? NOTHING : unpack(packed)
}

const NOTHING: Partial<RootData> = {}
