import { useState } from 'react'
import { useStore } from '#web/ui/shop-context.tsx'
import { DeviceFrame } from './device-frame.tsx'
import { StoreSelect } from './store-select.tsx'

/** The home page itself, with the draft in it. */
export function Preview({ version }: { version: number }) {
  const [store, setStore] = useState<string>(useStore().code)
  return (
    <DeviceFrame
      src={`/${store}/admin/preview/home`}
      version={`${store} ${version}`}
      tools={<StoreSelect store={store} onChange={setStore} />}
    />
  )
}
