import { useTray } from '#web/engine/use-tray.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** To the checkout, which offers an order made without a line for confirmation: these goods are ordered once. */
export function CheckOut({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  const isOrdered = useTray().items.some(({ kind }) => kind === 'order')
  return (
    <>
      {isOrdered && <p className="type-small tone-second">{t('cart.orderWaits')}</p>}
      <ButtonLink to="/checkout" isMain onClick={onFollow}>
        {t(isOrdered ? 'cart.orderConfirm' : 'cart.checkout')}
      </ButtonLink>
    </>
  )
}
