import type { Packed } from './packed.ts'
import type { RootData } from './root-data.ts'

/** What every page of a store shows alike. Where a part of it could not be had its pages are poorer, and not kept. */
export type Frame = { packed: Packed<RootData>; isWhole: boolean }
/** Loads it unless it is at hand. */
export type KeepFrame = (load: () => Promise<Frame>) => Promise<Frame>
