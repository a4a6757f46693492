// What most products do not have: sets, questions, files. Each is a script of its own, so that nobody else downloads it.
import type { Product } from '@vitrine/domain/catalog/product'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Purchase } from '../purchase/use-purchase.ts'
import styles from './rare-forms.module.css'

type FormProps = { product: Product; purchase: Purchase }
type Form = ComponentType<FormProps>

const LOADERS = {
  grouped: async () => (await import('../sets/grouped-form.tsx')).GroupedForm,
  bundle: async () => (await import('../sets/bundle-form.tsx')).BundleForm,
  files: async () => (await import('../options/files.tsx')).Files,
  options: async () => (await import('../options/custom-options.tsx')).CustomOptions,
} satisfies Record<string, () => Promise<Form>>
type FormName = keyof typeof LOADERS
const NAMES = Object.keys(LOADERS) as FormName[]

const loaded = new Map<FormName, Form>()
const LAZY = Object.fromEntries(
  NAMES.map((name) => [name, lazy(async () => ({ default: await load(name) }))]),
) as unknown as Record<FormName, Form>

async function load(name: FormName): Promise<Form> {
  const form = await LOADERS[name]()
  loaded.set(name, form)
  return form
}

// The server has them all before its first page. In a browser, those standing in the HTML are there before React looks
// at it: what a shopper chooses while scripts arrive is not lost.
await Promise.all(
  NAMES.filter(
    (name) => typeof document === 'undefined' || document.querySelector(`[data-form=${name}]`),
  ).map(load),
)

export function RareForms({ product, purchase }: FormProps) {
  return formsOf(product).map((name) => (
    <RareForm key={name} name={name} product={product} purchase={purchase} />
  ))
}

/** One that is there comes alive with what is around it, and hears of what was typed in it before. */
function RareForm({ name, ...props }: FormProps & { name: FormName }) {
  const [Shown] = useState(() => loaded.get(name))
  const Late = LAZY[name]
  return (
    <div data-form={name}>
      {Shown ? (
        <Shown {...props} />
      ) : (
        <Suspense fallback={<div className={styles.waiting} />}>
          <Late {...props} />
        </Suspense>
      )}
    </div>
  )
}

function formsOf(product: Product): FormName[] {
  const has: Record<FormName, boolean> = {
    grouped: product.type_id === 'grouped',
    bundle: product.bundle_options.length > 0,
    files: product.downloads.some(({ option_type_id: choice }) => choice === null),
    options: product.custom_options.length > 0,
  }
  return NAMES.filter((name) => has[name])
}
