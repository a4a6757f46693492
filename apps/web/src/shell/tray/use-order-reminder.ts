import type { TrayItem } from '@vitrine/sync/tray/tray'
import { useEffect } from 'react'
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
  const isDue = orderId !== undefined && isOnline && !SENDS_ITSELF.test(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order, whatever page follows
  useEffect(() => {
    if (!isDue) return
    notify({
      text: t('sync.order'),
      tone: 'warning',
      action: { label: t('sync.orderConfirm'), onClick: () => void navigate('/checkout') },
    })
  }, [isDue, orderId])
}
