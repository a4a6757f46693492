import type { EditedAttribute } from '@vitrine/contract/catalog/editing/attributes'

/** For the audit: each option by itself, so that a line tells only those that changed. */
export function auditedAttribute({ parts, kind }: EditedAttribute): Record<string, unknown> {
  const { options, ...shown } = parts
  const each = options.map(({ key, labels, swatch }) => [`option ${key}`, { labels, swatch }])
  const order = options.length > 100 ? options.length : options.map(({ key }) => key).join(', ')
  return { kind, ...shown, options: order, ...Object.fromEntries(each) }
}
