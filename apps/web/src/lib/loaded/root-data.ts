import { createContext, use } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShopInfo } from '../shop-info.ts'
import { type Packed, unpack } from './packed.ts'

/** What the menu, the header and the footer show of a category; small, because it is on every page. */
export type MenuNode = {
  id: number
  name: string
  path: string
  count: number
  children: MenuNode[]
  /** Drawn in the colour of reduced prices: all there is in it is reduced. */
  tone?: 'tone-sale'
}

/** What every page of a store has: its menu, what the shop says of itself, where it stands. */
export type RootData = {
  menu: MenuNode[]
  info: ShopInfo
  /** Words to search for; not told where they could not be had. */
  popular?: string[]
  publicUrl: string
  stage: 'production' | 'staging'
  year: number
}

const NOTHING: Partial<RootData> = {}

/** Nothing of it where the frame itself could not be loaded. */
export const RootDataContext = createContext(NOTHING)
export const useRootData = () => use(RootDataContext)

/** For the frame alone, which hands it on: the router tells who asks it of every step of a way, each heart of a list, too. */
export function useLoadedRootData(): Partial<RootData> {
  const packed = useRouteLoaderData('root') as Packed<RootData> | undefined
  return packed === undefined ? NOTHING : unpack(packed)
}
