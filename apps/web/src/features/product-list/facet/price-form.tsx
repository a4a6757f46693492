import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { choosePrice } from '../query/change-list.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState, PriceChoice } from '../query/list-state.ts'
import styles from './price-form.module.css'

type PriceFormProps = { state: ListState; path: string }

/** Own borders; Enter or leaving the field applies them. */
export function PriceForm({ state, path }: PriceFormProps) {
  const navigate = useNavigate()
  return (
    <PriceFields
      price={state.price}
      onChange={(price) =>
        navigate(path + writeListState(choosePrice(state, price)), { preventScrollReset: true })
      }
    />
  )
}

type PriceFieldsProps = { price: PriceChoice | null; onChange: (price: PriceChoice | null) => void }

export function PriceFields({ price, onChange }: PriceFieldsProps) {
  const t = useT()
  const { currencySign: sign } = useStore()
  const form = useRef<HTMLFormElement>(null)
  const applied = useRef('')
  // The fields stay: whoever has gone on to the other one is in it, and what was typed since is theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other price
  useLayoutEffect(() => {
    if (form.current && applied.current === writtenIn(form.current)) form.current.reset()
  }, [price?.from, price?.to])
  function apply(form: HTMLFormElement) {
    applied.current = writtenIn(form)
    const next = readFields(new FormData(form))
    if (next?.from !== price?.from || next?.to !== price?.to) onChange(next)
  }
  return (
    <form
      ref={form}
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      onBlur={(event) => apply(event.currentTarget)}
    >
      <input
        name="from"
        inputMode="numeric"
        defaultValue={price?.from}
        aria-label={t('list.priceFromLabel', { sign })}
        placeholder={t('list.priceFromLabel', { sign })}
      />
      <span aria-hidden="true">–</span>
      <input
        name="to"
        inputMode="numeric"
        defaultValue={price?.to}
        aria-label={t('list.priceToLabel', { sign })}
        placeholder={t('list.priceToLabel', { sign })}
      />
      {/* Enter needs a button to press, even an unseen one. */}
      <button type="submit" hidden />
    </form>
  )
}

const writtenIn = (form: HTMLFormElement) => [...new FormData(form).values()].join()

function readFields(fields: FormData): PriceChoice | null {
  const [from, to] = ['from', 'to'].map((name) => readAmount(String(fields.get(name))))
  const price: PriceChoice = {}
  if (from !== undefined && from > 0) price.from = from
  if (to !== undefined && to > 0) price.to = to
  if (price.from !== undefined && price.to !== undefined && price.from > price.to)
    return { from: price.to, to: price.from }
  return price.from === undefined && price.to === undefined ? null : price
}

/** `19,99` and `1 500` as people write them: what a comma or a point sets apart at the end, up to two places, is cents. */
function readAmount(text: string): number {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?\D*$/.exec(text.trim()) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents}`)
}
