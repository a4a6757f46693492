import { useEffect, useEffectEvent, useRef } from 'react'
import { addressText } from '#web/lib/address/address-text.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './saved-choice.module.css'
import type { SavedAddresses } from './use-saved-addresses.ts'

const ANOTHER = 'another'

/** The addresses of whoever is in, and one that is none of them; that one can be wished for once its place is known. */
export function SavedChoice({ saved }: { saved: SavedAddresses }) {
  const t = useT()
  const { locale } = useStore()
  const { coming } = saved
  const list = useMeasured(saved)
  const items = saved.addresses.map((address) => {
    const { name, lines } = addressText(address, locale)
    return { key: String(address.id), title: name, below: lines.join(', ') }
  })
  const chosen = saved.chosen && String(saved.chosen.id)
  const hold = coming && <div className={styles.coming} style={{ height: coming.height }} aria-busy="true" />
  if (coming && coming.height === undefined) return hold
  return (
    <div ref={list}>
      {hold}
      <ChoiceList
        legend={t('account.addresses')}
        items={[...items, { key: ANOTHER, title: t('checkout.anotherAddress') }]}
        chosen={saved.isFolded ? undefined : (chosen ?? ANOTHER)}
        onChoose={(key) => saved.choose(key === ANOTHER ? undefined : Number(key))}
      />
    </div>
  )
}

/** How far what is none of them stands below the first. */
function useMeasured({ addresses, keepHeight }: SavedAddresses) {
  const list = useRef<HTMLDivElement>(null)
  const count = addresses.length
  const keep = useEffectEvent(keepHeight)
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('label') ?? [])]
    const [first, last] = [rows[0], rows.at(-1)]
    if (count > 0 && first && last) keep(last.offsetTop - first.offsetTop)
  }, [count])
  return list
}
