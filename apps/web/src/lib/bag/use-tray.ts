import type { TrayItem } from '@vitrine/sync/tray/tray'
import { useSyncExternalStore } from 'react'
import { useBag } from '../bag.tsx'

const NOTHING: readonly TrayItem[] = []

/** Everything that waits on this device, oldest first. */
export function useTray(): readonly TrayItem[] {
  const { tray } = useBag()
  return useSyncExternalStore(tray.subscribe, tray.get, () => NOTHING)
}
