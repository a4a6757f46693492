// Whether a partner looks at the shop for what there is to promote (spec accounts §4): kept on this device, heard of by
// every tab, forgotten by packages/sync when somebody signs out. Without storage it lasts as long as the page.
import { createStore, type Store } from '@vitrine/sync/store/observable'
import { deviceStorage } from '../browser-storage.ts'

export const PROMO_KEY = 'shop/user/promo-mode'

const state = createStore(isKept())
if (typeof window !== 'undefined') addEventListener('storage', () => state.set(isKept()))

export const promoMode: Store<boolean> = {
  ...state,
  set(isOn) {
    deviceStorage.write(PROMO_KEY, isOn ? 'true' : null)
    state.set(isOn)
  },
}

function isKept(): boolean {
  return deviceStorage.read(PROMO_KEY) === 'true'
}
