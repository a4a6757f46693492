import type { OrderView } from '@vitrine/contract/order'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useReorder } from './use-reorder.ts'

export function Reorder({ products }: Pick<OrderView, 'products'>) {
  const t = useT()
  const { state, reorder } = useReorder(products)
  return (
    <>
      {state === 'failed' && <Note tone="error">{t('order.againFailed')}</Note>}
      {state === 'gone' && <Note tone="warn">{t('order.againGone')}</Note>}
      <Button look="line" isBusy={state === 'busy'} onClick={() => void reorder()}>
        {t('order.again')}
      </Button>
    </>
  )
}
