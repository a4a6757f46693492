import { laneOf } from '@vitrine/domain/partner/products/lanes'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { usePieces } from '../goods/use-pieces.ts'
import own from './money/money.module.css'
import type { Balance } from './money/use-balance.ts'
import { useMoney } from './money/use-money.ts'
import styles from './sales.module.css'
import type { Sales } from './sales.ts'

type WhatToDoProps = { balance: Balance; week: Sales; children: ReactNode }
type Pieces = NonNullable<ReturnType<typeof usePieces>['latest']>
type Task = { to: string; text: string; note: string }

/**
 * What waits for the partner, each with where it is done; what the shop waits for is not told here. What stands below comes
 * with it: pushed down, it would move away under the finger.
 */
export function WhatToDo({ balance, week, children }: WhatToDoProps) {
  const t = useT()
  const money = useMoney(balance.currency)
  const { latest: pieces, error } = usePieces()
  const { latest: proposed, error: failed } = usePieces(0)
  if (!pieces || !proposed) return error !== undefined || failed !== undefined ? children : null
  const account: Task[] =
    balance.account_end === null && balance.total > 0
      ? [
          {
            to: `/cabinet/sales/payouts?currency=${balance.currency}#account`,
            ...{
              text: t('partner.todo.account'),
              note: t('partner.todo.accountNote', { sum: money(balance.total - balance.paid) }),
            },
          },
        ]
      : []
  const tasks = [...account, ...tasksOf(t, pieces, proposed), ...postsLeft(t, week)]
  return (
    <>
      <section className={own.todo} aria-labelledby="what-to-do">
        <h2 id="what-to-do" className="type-section">
          {t('partner.todo.title')}
        </h2>
        {tasks.length === 0 && <p className={styles.name}>{t('partner.todo.nothing')}</p>}
        <ul>
          {tasks.map(({ to, text, note }) => (
            <li key={to}>
              <Link to={to}>
                <span>
                  {text}
                  <small>{note}</small>
                </span>
                <Icon name="right" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </>
  )
}

function tasksOf(t: Translate, pieces: Pieces, proposed: Pieces): Task[] {
  const single = pieces.filter(({ is_set }) => !is_set)
  const waiting = single.filter((one) => laneOf(one) === 'to_promote' && one.blogger_images.length === 0)
  const coming = single.filter((one) => laneOf(one) === 'delivering' && one.order_id !== null)
  const parcels = new Set(coming.map(({ order_id }) => order_id)).size
  const tasks = [
    {
      ...{ count: waiting.length, to: '/cabinet/products#lane-to_promote', note: titles(t, waiting) },
      text: t('partner.todo.photos', { count: waiting.length }),
    },
    {
      ...{ count: parcels, to: '/cabinet/products#lane-delivering', note: titles(t, coming) },
      text: t('partner.todo.parcels', { count: parcels }),
    },
    {
      ...{ count: proposed.length, to: '/cabinet/products/selection', note: titles(t, proposed) },
      text: t('partner.todo.selection', { count: proposed.length }),
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}

/** The first of them by name: enough to know which parcel, or which pile, it is. */
const titles = (t: Translate, pieces: Pieces) =>
  pieces
    .slice(0, 2)
    .map(({ title }) => title)
    .join(t('shell.comma')) + (pieces.length > 2 ? ' …' : '')

function postsLeft(t: Translate, { total, mentions_goal: goal }: Sales): Task[] {
  const left = goal - total.mentioned
  if (left <= 0) return []
  const note = t('partner.todo.postsNote', { done: total.mentioned, goal })
  return [{ to: '/cabinet/products/posts', text: t('partner.todo.posts', { count: left }), note }]
}
