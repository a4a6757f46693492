import type { MessageKey } from '@vitrine/i18n/message-key'
import type { ReactNode } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { useAddress } from '../frame/use-address.ts'
import { ListTabs } from '../list-tabs.tsx'
import staff from '../staff-page.module.css'
import { StoresView } from './stores/stores-view.tsx'
import { TaxesView } from './taxes/taxes-view.tsx'
import { TermsView } from './terms-view.tsx'

const TABS = ['terms', 'taxes', 'stores'] as const
const TAB_WORDS: Record<(typeof TABS)[number], MessageKey> = {
  terms: 'staff.commerceTerms',
  taxes: 'staff.taxes',
  stores: 'staff.stores',
}

const VIEWS: Record<(typeof TABS)[number], () => ReactNode> = {
  terms: () => <TermsView />,
  taxes: () => <TaxesView />,
  stores: () => <StoresView />,
}

/** What is asked besides the price of goods: for delivery and ways to pay by store, and in taxes; and the stores themselves. */
export function CommerceView() {
  const t = useT()
  const { params, change } = useAddress()
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'terms'
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.commerce')}
      </h1>
      <ListTabs
        names={TABS}
        words={TAB_WORDS}
        current={tab}
        counts={undefined}
        onChange={(next) => change({ tab: next === 'terms' ? undefined : next })}
      />
      {VIEWS[tab]()}
    </div>
  )
}
