import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { ListData } from '../load/load-list.ts'
import { choosePrice, clearFilters, toggleValue } from '../query/change-list.ts'
import { writeListState } from '../query/list-address.ts'
import { FacetFold } from './facet-fold.tsx'
import styles from './filter-sheet.module.css'
import { PriceFields } from './price-form.tsx'
import { useDraftCounts } from './use-draft-counts.ts'

type FilterSheetProps = { list: ListData; path: string; onClose: () => void }

const OPEN_AT_FIRST = 2

/** Phones: nothing applies until the button, and the button says how much there will be. */
export function FilterSheet({ list, path, onClose }: FilterSheetProps) {
  const t = useT()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(list.state)
  const { facets, total, isCounting } = useDraftCounts(list, draft)
  function show() {
    onClose()
    void navigate(path + writeListState(draft), { preventScrollReset: true })
  }
  const foot = (
    <div className={styles.foot}>
      <Button look="line" className={styles.clear} onClick={() => setDraft(clearFilters(draft))}>
        {t('list.clear')}
      </Button>
      <Button isMain onClick={show}>
        {/* A status inside would take the button's name away. */}
        {t('list.show', { count: total })}
      </Button>
      <span role="status" aria-busy={isCounting} className="visually-hidden">
        {t('list.show', { count: total })}
      </span>
    </div>
  )
  return (
    <Panel isOpen side="sheet" title={t('list.filter')} onClose={onClose} foot={foot}>
      <div data-filter-sheet>
        {facets.map((facet, position) => (
          <FacetFold
            key={facet.code}
            facet={facet}
            isOpen={position < OPEN_AT_FIRST || facet.code in list.state.chosen}
            control={({ choice, isChosen, ...rest }) => (
              <button
                type="button"
                {...rest}
                aria-pressed={isChosen}
                onClick={() =>
                  setDraft(
                    'value' in choice
                      ? toggleValue(draft, facet.code, choice.value)
                      : choosePrice(draft, isChosen ? null : choice.price),
                  )
                }
              />
            )}
          >
            {facet.look === 'price' && (
              <PriceFields price={draft.price} onChange={(price) => setDraft(choosePrice(draft, price))} />
            )}
          </FacetFold>
        ))}
      </div>
    </Panel>
  )
}
