import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { laneOf } from '@vitrine/domain/partner/products/lanes'
import { POST_TYPES, type PostType } from '@vitrine/domain/partner/products/promotion'
import { Link } from 'react-router'
import { useT } from '#web/ui/shop-context.tsx'
import { BringBack } from '../goods/bring-back.tsx'
import { HeadRow } from '../goods/head-row.tsx'
import { Loaded } from '../goods/loaded.tsx'
import { NothingYet } from '../goods/nothing-yet.tsx'
import { useDay } from '../goods/use-day.ts'
import { soldAs } from '../goods/use-partner-links.ts'
import { usePieces } from '../goods/use-pieces.ts'
import { type Earnings, useEarnings } from '../sales/use-earnings.ts'
import { LinkPart } from './link-part.tsx'
import { PhotosPart } from './photos-part.tsx'
import styles from './piece.module.css'
import { PieceFigures } from './piece-figures.tsx'
import { PostedPart } from './posted-part.tsx'
import { SharePart } from './share-part.tsx'
import { WordsPart } from './words-part.tsx'

type PieceViewProps = { id: number; entity: PostType; asksPhotos: boolean }

/** One piece: what it looks like where it is shown, what to say, where it leads, and what came of it. */
export function PieceView({ id, entity, asksPhotos }: PieceViewProps) {
  const t = useT()
  const question = usePieces()
  const piece = question.latest?.find((one) => one.id === id)
  return (
    <>
      {!piece && <HeadRow title={t('partner.goods.title')} />}
      <Loaded question={question} as="text">
        {(pieces) => {
          if (!piece)
            return (
              <NothingYet text={t('partner.goods.noPiece')}>
                <Link to="/cabinet/products" className="text-link">
                  {t('partner.goods.title')}
                </Link>
              </NothingYet>
            )
          return <Piece piece={piece} pieces={pieces} entity={entity} asksPhotos={asksPhotos} />
        }}
      </Loaded>
    </>
  )
}

type PieceProps = {
  piece: PromoProduct
  pieces: readonly PromoProduct[]
  entity: PostType
  asksPhotos: boolean
}

function Piece({ piece, pieces, entity, asksPhotos }: PieceProps) {
  const sold = soldAs(piece, pieces)
  const t = useT()
  const earnings = useEarnings(pieces)
  return (
    <>
      <header className={styles.top}>
        <Link to="/cabinet/products" className="text-link">
          {t('partner.goods.title')}
        </Link>
        <h1 className="type-title" tabIndex={-1}>
          {piece.title}
        </h1>
        <p className="type-small tone-second">
          <Facts piece={piece} earnings={earnings} />
        </p>
        {laneOf(piece) === 'archived' && <BringBack id={piece.id} />}
      </header>
      <PieceFigures figures={earnings.figures(piece)} />
      <nav className={styles.tabs} aria-label={t('partner.goods.where')}>
        {POST_TYPES.map((type) => (
          <Link
            key={type}
            to={`/cabinet/products/${piece.id}/${type}`}
            aria-current={type === entity ? 'page' : undefined}
          >
            {t(`partner.goods.entity.${type}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.piece}>
        <SharePart piece={piece} entity={entity} />
        <div>
          <LinkPart sold={sold} />
          {entity !== 'profile' && <WordsPart piece={piece} sold={sold} />}
          <PhotosPart piece={piece} isOpenFirst={asksPhotos} />
          <PostedPart piece={piece} entity={entity} earnings={earnings} />
        </div>
      </div>
    </>
  )
}

/** How it stands; a set is told by the shares of its parts. */
function Facts({ piece, earnings }: { piece: PromoProduct; earnings: Earnings }) {
  const t = useT()
  const day = useDay()
  const arrived = piece.delivered_at && t('partner.goods.arrivedOn', { day: day(piece.delivered_at) })
  return [piece.options, arrived, piece.is_set ? earnings.share(piece) : '']
    .filter(Boolean)
    .join(t('shell.comma'))
}
