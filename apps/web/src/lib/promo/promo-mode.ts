// Whether a partner looks at the shop for what there is to promote (spec accounts §4): kept on this device, heard of by
// every tab, forgotten by packages/sync when somebody signs out.
import { createStore, type Store } from '@vitrine/sync/store/observable'

export const PROMO_KEY = 'shop/user/promo-mode'

const state = createStore(isKept())
if (typeof window !== 'undefined') addEventListener('storage', () => state.set(isKept()))

export const promoMode: Store<boolean> = {
  ...state,
  set(isOn) {
    keep(isOn)
    state.set(isOn)
  },
}

function isKept(): boolean {
  try {
    return localStorage.getItem(PROMO_KEY) === 'true'
  } catch {
    return false
  }
}

/** Without storage it lasts as long as the page. */
function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(PROMO_KEY, 'true')
    else localStorage.removeItem(PROMO_KEY)
  } catch {}
}
