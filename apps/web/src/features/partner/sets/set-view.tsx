import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { saveSet } from '@vitrine/contract/partner/promo-sets'
import { CallError } from '@vitrine/contract/reply'
import { barOf, type SetBar } from '@vitrine/domain/partner/products/sets'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useAttempt } from '#web/lib/answer/use-attempt.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Gap, useT } from '#web/ui/shop-context.tsx'
import { failureText } from '../failure-text.ts'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import picks from '../goods/pick-tile.module.css'
import { PickTile } from '../goods/pick-tile.tsx'
import { useDay } from '../goods/use-day.ts'
import { readAnew, usePieces } from '../goods/use-pieces.ts'
import { NoPieces } from '../products/no-pieces.tsx'
import { KnownSets } from './known-sets.tsx'
import own from './sets.module.css'
import { Slots } from './slots.tsx'

/** Two pieces are picked, a top and a bottom; what does not fit says why. */
export function SetView() {
  const t = useT()
  return (
    <>
      <HeadRow title={t('partner.goods.newSet')}>
        <p className="type-small tone-second">{t('partner.goods.setRule')}</p>
      </HeadRow>
      <Loaded question={usePieces()} as="tiles">
        {(pieces) => {
          const single = pieces.filter((piece) => !piece.is_set && !piece.archive)
          if (single.length === 0) return <NoPieces />
          return <Builder pieces={single} sets={pieces.filter((piece) => piece.is_set)} />
        }}
      </Loaded>
    </>
  )
}

type BuilderProps = { pieces: readonly PromoProduct[]; sets: readonly PromoProduct[] }

function Builder({ pieces, sets }: BuilderProps) {
  const t = useT()
  const client = useClient()
  const whyOf = useWhy(sets)
  const [picked, setPicked] = useState<readonly number[]>([])
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const chosen = pieces.filter(({ id }) => picked.includes(id))
  // What another device has put aside meanwhile is among the tiles no more.
  const ids = chosen.map(({ id }) => id)
  const lacks = chosen.length === 1 ? (chosen[0]?.type_type === 'top' ? 'bottom' : 'top') : undefined
  const fitting = pieces.filter((piece) => !barOf(piece, { chosen, sets }))
  const pick = (id: number) => {
    setProblem(undefined)
    setPicked(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  }
  const save = () =>
    attempt(
      async () => {
        const form = new FormData()
        for (const id of ids) form.append('items', String(id))
        await client.call(saveSet, { body: form })
        notify({ text: t('partner.goods.setSaved'), tone: 'success' })
        setPicked([])
        readAnew()
      },
      (error) =>
        error instanceof CallError && error.code === 409 ? 'partner.goods.setExists' : failureText(error),
    )
  return (
    <>
      <Slots chosen={chosen} onTakeOut={pick} />
      {problem && <Note tone="warn">{t(problem)}</Note>}
      <div className={own.choose}>
        <h2>{t(`partner.goods.choose.${lacks ?? 'any'}`)}</h2>
        <p role="status">{t('partner.goods.fit', { count: fitting.length })}</p>
      </div>
      <ul className={picks.grid}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PickTile
              image={piece.image}
              title={piece.title}
              isChosen={ids.includes(piece.id)}
              why={whyOf(barOf(piece, { chosen, sets }))}
              onPick={() => pick(piece.id)}
            >
              {piece.options}
            </PickTile>
          </li>
        ))}
      </ul>
      <KnownSets sets={sets} pieces={pieces} />
      <div className={picks.bar}>
        <p role="status">
          {t('partner.goods.ofTwo', { count: ids.length })}
          {lacks && (
            <>
              <Gap />
              {t(`partner.goods.lacks.${lacks}`)}
            </>
          )}
        </p>
        <Button
          isBusy={isBusy}
          aria-disabled={ids.length < 2}
          onClick={() => ids.length === 2 && void save()}
        >
          {t('partner.goods.saveSet')}
        </Button>
      </div>
    </>
  )
}

/** A rule in words, for the tile it closes. */
function useWhy(sets: readonly PromoProduct[]) {
  const t = useT()
  const day = useDay()
  return (bar: SetBar | undefined) => {
    if (bar?.why !== 'exists') return bar && t(`partner.goods.why.${bar.why}`)
    const since = sets.find(({ id }) => id === bar.setId)?.created_at ?? ''
    return t('partner.goods.why.exists', { day: day(since) })
  }
}
