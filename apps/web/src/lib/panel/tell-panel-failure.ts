import type { Translate } from '@vitrine/i18n/create-translate'
import { notify } from '../notify.ts'

const reload = () => location.reload()

/** A part of the page whose code did not come says so. Browsers remember a script that failed until the page is loaded anew. */
export function tellPanelFailure(t: Translate, again = reload): void {
  const text = t(navigator.onLine ? 'offline.panelFailed' : 'offline.panelUnavailable')
  notify({ text, tone: 'error', action: { label: t('checkout.tryAgain'), onClick: again } })
}
