import { getStaffOrder, type StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { placeLines } from '@vitrine/domain/address/address-lines'
import { joinName } from '@vitrine/domain/address/split-name'
import { hasLeft } from '@vitrine/domain/order/states'
import { pointLines } from '@vitrine/i18n/format-point'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { notify } from '#web/lib/notify.ts'
import { useAnswers } from '#web/ui/bill/use-answers.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { shortNumber } from '../../staff-words.ts'
import styles from './packing-sheets.module.css'

type PackingSheetsProps = { ids: readonly number[]; onPrinted(): void }

/** A sheet for each order, seen by the printer alone: what goes into the parcel, and where the parcel goes. */
export function PackingSheets({ ids, onPrinted }: PackingSheetsProps) {
  const t = useT()
  const client = useClient()
  const { answer, error } = useAnswer(`packing ${ids.join()}`, async () => {
    const sheets: StaffOrderDetails[] = []
    for (const id of ids) sheets.push(await client.call(getStaffOrder, { params: { id } }))
    return sheets
  })
  const print = useEffectEvent(() => {
    window.print()
    onPrinted()
  })
  const fail = useEffectEvent(() => {
    notify({ text: t('staff.failed'), tone: 'error' })
    onPrinted()
  })
  useEffect(() => {
    if (answer) print()
  }, [answer])
  useEffect(() => {
    if (error !== undefined) fail()
  }, [error])
  if (!answer) return null
  return createPortal(
    <div className={styles.sheets}>
      {answer.map((details) => (
        <Sheet key={details.order.id} details={details} />
      ))}
    </div>,
    document.body,
  )
}

function Sheet({ details }: { details: StaffOrderDetails }) {
  const { order, notes } = details
  const t = useT()
  const { locale } = useStore()
  const answers = useAnswers()
  const left = withdrawnFrom(details, t('shell.comma'))
  const to = order.shipping_address ?? order.billing_address
  return (
    <article className={styles.sheet}>
      <h1>{t('staff.number', { number: shortNumber(order.number) })}</h1>
      <address>
        {[joinName(to), ...placeLines(to, locale), to.telephone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {order.pickup_point && <span>{pointLines(order.pickup_point, locale).join(', ')}</span>}
        <span>{order.shipping_title}</span>
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.packedQty')}</th>
            <th scope="col">SKU</th>
            <th scope="col">{t('staff.products')}</th>
            <th scope="col">{t('staff.packedTick')}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may stand in two lines with other words on it
            <tr key={at}>
              <td>{line.qty}</td>
              <td>{line.sku}</td>
              <td>{[line.name, answers(line.options)].filter(Boolean).join(', ')}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && (
        <p>
          <strong>{t('staff.notToPack', { pieces: left.join('; ') })}</strong>
        </p>
      )}
      {order.comment && <p>{order.comment}</p>}
      {notes.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </article>
  )
}

/** Before the parcel has left, nobody waits for these pieces: sent all the same, they would have to be sent back. */
function withdrawnFrom({ order, states }: StaffOrderDetails, comma: string): string[] {
  if (hasLeft(states.order)) return []
  return order.returns
    .filter(({ kind, closed }) => kind === 'withdrawal' && !closed)
    .flatMap(({ lines }) => lines)
    .map(({ qty, name, options }) => `${qty} × ${[name, ...options.map(({ value }) => value)].join(comma)}`)
}
