import type { SavedAddress } from '@vitrine/contract/user/addresses'
import type { Country } from '#web/lib/address/address-fields.tsx'
import { addressText } from '#web/lib/address/address-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { AccountBusy } from '../account-state.tsx'
import { AddressForm } from './address-form.tsx'
import { useAddresses } from './use-addresses.ts'

type Countries = { countries: readonly Country[] }

export function AddressesView({ countries }: Countries) {
  const t = useT()
  return (
    <AccountFrame title={t('account.addresses')}>
      <Addresses countries={countries} />
    </AccountFrame>
  )
}

function Addresses({ countries }: Countries) {
  const t = useT()
  const book = useAddresses()
  const { addresses, editing } = book
  if (book.hasFailed && !addresses)
    return (
      <div className={styles.part} role="alert">
        <p>{t('account.addressesFailed')}</p>
        <Button onClick={book.retry}>{t('checkout.tryAgain')}</Button>
      </div>
    )
  if (!addresses) return <AccountBusy />
  const form = {
    countries,
    isBusy: book.isBusy,
    problem: book.problem,
    onSave: (address: Parameters<typeof book.save>[0]) => void book.save(address),
    onCancel: () => book.edit(null),
  }
  return (
    <section className={styles.part}>
      <p className="tone-second">
        {t(addresses.length > 0 ? 'account.addressesLead' : 'account.addressesNone')}
      </p>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address.id}>
            {editing === address.id ? (
              <AddressForm address={address} {...form} />
            ) : (
              <Entry address={address} book={book} />
            )}
          </li>
        ))}
      </ul>
      {editing === null && book.problem && <Note tone="error">{t(book.problem)}</Note>}
      {editing === 'new' ? (
        <AddressForm {...form} />
      ) : (
        <div>
          <Button look="line" onClick={() => book.edit('new')}>
            {t('account.addressNew')}
          </Button>
        </div>
      )}
    </section>
  )
}

type EntryProps = { address: SavedAddress; book: ReturnType<typeof useAddresses> }

/** Each act names its address for who hears it without seeing beside what it stands. */
function Entry({ address, book }: EntryProps) {
  const t = useT()
  const { locale } = useStore()
  const { name, lines } = addressText(address, locale)
  const [place = ''] = address.street
  const act = (text: string, onClick: () => void) => (
    <button
      type="button"
      className="text-link"
      aria-label={t('shell.label', { label: text }) + [name, place].join(t('shell.comma'))}
      disabled={book.isBusy}
      onClick={onClick}
    >
      {text}
    </button>
  )
  return (
    <>
      <address className={styles.address}>
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.telephone && <span className="tone-second">{address.telephone}</span>}
        {address.is_default && <small className="tone-second">{t('account.addressDefault')}</small>}
      </address>
      <div className={styles.acts}>
        {act(t('account.addressEdit'), () => book.edit(address.id))}
        {!address.is_default && act(t('account.addressPrefer'), () => void book.prefer(address.id))}
        {act(t('account.addressRemove'), () => void book.remove(address.id))}
      </div>
    </>
  )
}
