import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { approveProducts } from '@vitrine/contract/partner/promo-steps'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import goods from '../goods/goods.module.css'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import { NothingYet } from '../goods/nothing-yet.tsx'
import picks from '../goods/pick-tile.module.css'
import { PickTile } from '../goods/pick-tile.tsx'
import { useCounts } from '../goods/use-counts.ts'
import { type Approval, readAnew, usePieces } from '../goods/use-pieces.ts'
import { useEarnings } from '../sales/use-earnings.ts'

const STATES = { 0: 'toLookAt', 1: 'approved', '-1': 'notForMe' } as const
const COUNTED = { 0: 'to_look_at', 1: 'approved', '-1': 'rejected' } as const

/** What the shop proposes: approved pieces are sent, the others go aside. The address keeps which are shown. */
export function SelectionView() {
  const t = useT()
  const counts = useCounts()
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('approved') ?? 0)
  const approved: Approval = asked === 1 || asked === -1 ? asked : 0
  return (
    <>
      <HeadRow title={t('partner.goods.selection')}>
        <p className="type-small tone-second">{t('partner.goods.selectionHint')}</p>
      </HeadRow>
      <fieldset className={goods.tabs}>
        <legend className="visually-hidden">{t('partner.goods.kind')}</legend>
        {([0, 1, -1] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === approved}
            onClick={() => setQuery({ approved: String(one) })}
          >
            {t(`partner.goods.${STATES[one]}`)} {counts?.selection[COUNTED[one]]}
          </button>
        ))}
      </fieldset>
      <Choice key={approved} approved={approved} />
    </>
  )
}

function Choice({ approved }: { approved: Approval }) {
  return (
    <Loaded question={usePieces(approved)} as="tiles">
      {(all) => {
        const open = all.filter((piece) => !piece.is_set && piece.order_id === null && !piece.delivered)
        if (open.length === 0) return <NothingToChoose approved={approved} />
        return <Picks pieces={open} approved={approved} />
      }}
    </Loaded>
  )
}

function NothingToChoose({ approved }: { approved: Approval }) {
  const t = useT()
  if (approved !== 0) return <NothingYet text={t('partner.goods.nothingChosen')} />
  return (
    <NothingYet text={t('partner.goods.nothingHere')}>
      <ButtonLink to="/cabinet/products">{t('partner.goods.title')}</ButtonLink>
    </NothingYet>
  )
}

function Picks({ pieces, approved }: { pieces: readonly PromoProduct[]; approved: Approval }) {
  const t = useT()
  const price = usePrice()
  const client = useClient()
  const earnings = useEarnings(pieces)
  const [picked, setPicked] = useState<readonly number[]>([])
  // What another device has decided meanwhile is not on this list any more.
  const ids = picked.filter((id) => pieces.some((piece) => piece.id === id))
  const { isBusy, problem, attempt } = useAttempt()
  const decide = (action: 'approve' | 'reject') =>
    attempt(async () => {
      await client.call(approveProducts, { body: { products: [...ids], action } })
      // What was chosen meanwhile was not sent.
      setPicked((now) => now.filter((id) => !ids.includes(id)))
      readAnew()
    }, failureText)
  const pick = (id: number) => setPicked(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const isEmpty = ids.length === 0
  return (
    <>
      <ul className={picks.grid}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PickTile
              image={piece.image}
              title={piece.title}
              isChosen={ids.includes(piece.id)}
              onPick={() => pick(piece.id)}
            >
              {[piece.brand, piece.price === null ? '' : price(piece.price), earnings.worth(piece)]
                .filter(Boolean)
                .join(t('shell.comma'))}
            </PickTile>
          </li>
        ))}
      </ul>
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div className={picks.bar}>
        <p role="status">{t('partner.goods.chosen', { count: ids.length })}</p>
        <div>
          {approved !== -1 && (
            <Button look="line" aria-disabled={isEmpty} onClick={() => !isEmpty && void decide('reject')}>
              {t('partner.goods.notForMe')}
            </Button>
          )}
          {approved !== 1 && (
            <Button
              isBusy={isBusy}
              aria-disabled={isEmpty}
              onClick={() => !isEmpty && void decide('approve')}
            >
              {t('partner.goods.approve', { count: ids.length })}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
