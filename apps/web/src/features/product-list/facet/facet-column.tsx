import { use } from 'react'
import { LinkBase } from '#web/ui/link/link-base.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { choosePrice, toggleValue } from '../query/change-list.ts'
import type { Facet } from '../query/facets.ts'
import { writeListState } from '../query/list-address.ts'
import type { ListState } from '../query/list-state.ts'
import { FacetFold } from './facet-fold.tsx'
import { PriceForm } from './price-form.tsx'

type FacetColumnProps = { facets: Facet[]; state: ListState; path: string; className?: string }

const OPEN_AT_FIRST = 4

/**
 * Applied at once: every value is a link to the list with it, or without it when it is chosen. A hundred of them, so they
 * are what a `ShopLink` draws, without a component each.
 */
export function FacetColumn({ facets, state, path, className }: FacetColumnProps) {
  const t = useT()
  const base = use(LinkBase)
  const to = (next: ListState) => base + path + writeListState(next)
  return (
    <aside className={className} aria-label={t('list.filter')}>
      {facets.map((facet, position) => (
        <FacetFold
          key={facet.code}
          facet={facet}
          isOpen={position < OPEN_AT_FIRST || facet.code in state.chosen}
          control={({ isChosen, choice, ...rest }) => (
            <a
              {...rest}
              href={to(
                'value' in choice
                  ? toggleValue(state, facet.code, choice.value)
                  : choosePrice(state, isChosen ? null : choice.price),
              )}
              aria-current={isChosen ? 'true' : undefined}
              rel="nofollow"
              data-follow="stay"
            />
          )}
        >
          {facet.look === 'price' && <PriceForm state={state} path={path} />}
        </FacetFold>
      ))}
    </aside>
  )
}
