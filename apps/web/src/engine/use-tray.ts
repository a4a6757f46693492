import type { TrayItem } from '@vitrine/sync/tray/tray'
import { useSyncExternalStore } from 'react'
import type { Engine } from './create-engine.ts'
import { useEngine } from './engine-provider.tsx'

const NOTHING: readonly TrayItem[] = []

/** Everything that waits on this device, oldest first. */
export function useTray(): Pick<Engine['tray'], 'retryNow' | 'cancel'> & { items: readonly TrayItem[] } {
  const { subscribe, get, retryNow, cancel } = useEngine().tray
  return { items: useSyncExternalStore(subscribe, get, () => NOTHING), retryNow, cancel }
}
