import { useTray } from '#web/engine/use-tray.ts'
import { RemindMe } from '#web/lib/order/remind-me.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'

/** Kept on this device. One the shop may have is asked for again; one that never left can be taken back as well. */
export function WaitingOrder({ onResume }: { onResume(): void }) {
  const t = useT()
  const { items, cancel } = useTray()
  const unsent = items.find(({ kind, attempts }) => kind === 'order' && attempts === 0)
  return (
    <>
      <Note tone="warn">{t(unsent ? 'checkout.unsent' : 'checkout.waiting')}</Note>
      <Button isMain onClick={onResume}>
        {t('checkout.tryAgain')}
      </Button>
      {unsent && (
        <button
          type="button"
          className="text-link"
          onClick={() => void cancel(unsent.id).then(onResume, onResume)}
        >
          {t('checkout.takeBack')}
        </button>
      )}
      <RemindMe />
    </>
  )
}
