import type { TrayItem } from '@vitrine/sync/tray/tray'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '#web/lib/notify.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { useT } from '#web/ui/shop-context.tsx'

/** The checkout and the page of thanks send it by themselves. */
const SENDS_ITSELF = /^\/(checkout|order)(\/|$)/

/** An order made offline is offered for confirmation once the line is back, and never sent behind somebody's back. */
export function useOrderReminder(items: readonly TrayItem[]): void {
  const t = useT()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const { pathname } = useLocation()
  const orderId = items.find(({ kind }) => kind === 'order')?.id
  const due = isOnline && !SENDS_ITSELF.test(pathname) ? orderId : undefined
  const remind = useEffectEvent(() =>
    notify({
      text: t('sync.order'),
      tone: 'warning',
      action: { label: t('sync.orderConfirm'), onClick: () => void navigate('/checkout') },
    }),
  )
  // Once an order, whatever page follows.
  useEffect(() => {
    if (due !== undefined) remind()
  }, [due])
}
