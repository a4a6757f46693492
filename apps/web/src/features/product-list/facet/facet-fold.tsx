import { type ReactNode, useState } from 'react'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Swatch } from '#web/ui/product-card/swatch.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { Facet, FacetValue } from '../query/facets.ts'
import type { PriceChoice } from '../query/list-state.ts'
import { usePriceName } from '../query/use-applied-chips.ts'
import styles from './facet-fold.module.css'

export type FacetChoice = { value: string } | { price: PriceChoice }
type ControlProps = {
  choice: FacetChoice
  isChosen: boolean
  className: string | undefined
  children: ReactNode
}
/** A link where a choice applies at once, a button where it waits. */
export type FacetControl = (props: ControlProps) => ReactNode

type FacetFoldProps = { facet: Facet; isOpen: boolean; control: FacetControl; children?: ReactNode }

export function FacetFold({ facet, isOpen, control, children }: FacetFoldProps) {
  const t = useT()
  if (facet.look === 'flag')
    return (
      <div className={styles.flag}>
        <Values facet={facet} control={control} />
      </div>
    )
  return (
    <Fold
      className={styles.facet}
      title={facet.look === 'price' ? t('list.price') : facet.label}
      isOpen={isOpen}
    >
      {children}
      {facet.look === 'size' && <Sizes facet={facet} control={control} />}
      {facet.look === 'price' && <Steps steps={facet.steps} control={control} />}
      {(facet.look === 'color' || facet.look === 'tick') && <Values facet={facet} control={control} />}
    </Fold>
  )
}

type ValuesFacet = Extract<Facet, { values: FacetValue[] }>
type ValuesProps = { facet: ValuesFacet; control: FacetControl }

/** More are found by their name sooner than by eye. */
const FOUND_BY_NAME = 20

function useFound(facet: ValuesFacet) {
  const t = useT()
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLocaleLowerCase()
  const values =
    text === '' ? facet.values : facet.values.filter(({ label }) => label.toLocaleLowerCase().includes(text))
  const field = facet.values.length > FOUND_BY_NAME && (
    <input
      type="search"
      className={styles.find}
      value={wanted}
      onChange={(event) => setWanted(event.target.value)}
      aria-label={t('list.findValue', { name: facet.label })}
      placeholder={t('list.findValue', { name: facet.label })}
      autoComplete="off"
    />
  )
  return { values, field, isSearched: text !== '' }
}

function Sizes({ facet, control }: ValuesProps) {
  const { values, field } = useFound(facet)
  return (
    <>
      {field}
      <ul className={styles.sizes}>
        {values.map((value) => (
          <li key={value.id} className={value.label.length > WIDE_SIZE ? styles.wide : undefined}>
            <Option value={value} choice={{ value: value.id }} control={control} className={styles.size}>
              {value.label}
            </Option>
          </li>
        ))}
      </ul>
    </>
  )
}

const WIDE_SIZE = 5
const SHOWN_AT_FIRST = 12

function Values({ facet, control }: ValuesProps) {
  const t = useT()
  const { values: found, field, isSearched } = useFound(facet)
  const isCut = !isSearched && found.length > SHOWN_AT_FIRST + 2
  const chosenLate = found.slice(SHOWN_AT_FIRST).some((value) => value.isChosen)
  const first = isCut ? found.slice(0, SHOWN_AT_FIRST) : found
  const rows = (values: FacetValue[]) => (
    <ul className={facet.look === 'color' ? styles.colors : undefined}>
      {values.map((value) => (
        <li key={value.id}>
          <Option value={value} choice={{ value: value.id }} control={control} className={styles.row}>
            {facet.look === 'color' ? (
              <Swatch color={value.swatch} isLarge />
            ) : (
              <Tick isChosen={value.isChosen} />
            )}
            <span>{value.label}</span>
            <span className={styles.count}>{value.count}</span>
          </Option>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {field}
      {rows(first)}
      {isCut && (
        <details className={styles.rest} open={chosenLate}>
          <summary className="text-link">
            {t('list.moreValues', { count: found.length - SHOWN_AT_FIRST })}
          </summary>
          {rows(found.slice(SHOWN_AT_FIRST))}
        </details>
      )}
    </>
  )
}

function Steps({
  steps,
  control,
}: {
  steps: Extract<Facet, { look: 'price' }>['steps']
  control: FacetControl
}) {
  const priceName = usePriceName()
  return (
    <ul>
      {steps.map(({ from, to, count, isChosen }) => (
        <li key={`${from}-${to}`}>
          <Option
            value={{ count, isChosen }}
            choice={{ price: { from, to, isStep: true } }}
            control={control}
            className={styles.row}
          >
            <Tick isChosen={isChosen} />
            <span>{priceName({ from, to })}</span>
            <span className={styles.count}>{count}</span>
          </Option>
        </li>
      ))}
    </ul>
  )
}

type OptionProps = {
  value: Pick<FacetValue, 'count' | 'isChosen'>
  choice: FacetChoice
  control: FacetControl
  className: string | undefined
  children: ReactNode
}

/** What would empty the list stays visible but leads nowhere. */
function Option({ value, choice, control, className, children }: OptionProps) {
  const names = [className, value.isChosen && styles.chosen, value.count === 0 && styles.none]
  const joined = names.filter(Boolean).join(' ')
  if (value.count === 0 && !value.isChosen) return <span className={joined}>{children}</span>
  return control({ choice, isChosen: value.isChosen, className: joined, children })
}

const Tick = ({ isChosen }: { isChosen: boolean }) => (
  <span className={styles.tick}>{isChosen && <Icon name="tick" size="tiny" />}</span>
)
