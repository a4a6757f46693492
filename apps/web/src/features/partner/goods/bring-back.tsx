import { archiveProduct } from '@vitrine/contract/partner/promo-steps'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { readAnew } from './use-pieces.ts'

export function BringBack({ id }: { id: number }) {
  const t = useT()
  const client = useClient()
  const { isBusy, problem, attempt } = useAttempt()
  const bringBack = () =>
    attempt(async () => {
      await client.call(archiveProduct, { body: { id, archive: false } })
      readAnew()
    }, failureText)
  return (
    <>
      <Button look="line" isBusy={isBusy} onClick={() => void bringBack()}>
        {t('partner.goods.bringBack')}
      </Button>
      {problem && <Note tone="error">{t(problem)}</Note>}
    </>
  )
}
