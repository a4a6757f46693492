import { useState } from 'react'
import { useSession } from '#web/engine/use-session.ts'
import { useTray } from '#web/engine/use-tray.ts'
import { openSignIn } from '#web/lib/account/sign-in-modal.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** An order of a customer who was signed out before the shop had answered: only they may ask what became of it. */
export function useUnansweredOrder() {
  const isGuest = useSession().status !== 'signed-in'
  const order = useTray().items.find(
    ({ kind, lastFailure }) => kind === 'order' && lastFailure === 'signed-out',
  )
  const [waived, setWaived] = useState<string>()
  const isThere = isGuest && order !== undefined
  return { isThere, isAsked: isThere && order.id !== waived, waive: () => setWaived(order?.id) }
}

/** Another order may be made, by whoever knows that it is another one; without `onOrderAnyway` there is nothing to make it of. */
export function UnansweredOrder({ onOrderAnyway }: { onOrderAnyway?: () => void }) {
  const t = useT()
  return (
    <>
      <Note tone="warn">{t('checkout.unanswered')}</Note>
      <Button isMain onClick={() => openSignIn()}>
        {t('login.title')}
      </Button>
      {onOrderAnyway && (
        <button type="button" className="text-link" onClick={onOrderAnyway}>
          {t('checkout.orderAnyway')}
        </button>
      )}
    </>
  )
}
