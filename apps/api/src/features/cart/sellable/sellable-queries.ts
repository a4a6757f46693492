import type { AnswerRule } from '@vitrine/domain/catalog/answer-rules'
import type { OptionPurpose, ProductType } from '@vitrine/domain/catalog/records'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { isEnabledSql } from '#api/db/rules/product-rules.ts'
import { freeQty } from '#api/features/stock/index.ts'

type Money = Partial<Record<StoreCode, number>>
type Priced = { price_minor: Money; price_type: 'fixed' | 'percent' }

export type SellableRow = {
  product_id: number
  sku: string
  type_id: ProductType
  status: number
  visibility: number
  tax_class_id: number
  only_promo: boolean
  name: string
  price_minor: number | null
  special_minor: number | null
  special_from: Date | null
  special_to: Date | null
  qty: number | null
  manage_stock: boolean | null
  low_stock_qty: number | null
  max_sale_qty: number | null
  weight_grams: number | null
  parent_sku: string | null
  parent_name: string | null
  parent_status: number | null
  parent_visibility: number | null
  /** Of the grouped products that show it as one of their parts; null where none does. */
  group_visibility: number | null
  thumbnail: string | null
  url_path: string | null
  variant: { attributeId: string; optionId: string; label: string; value: string }[]
  custom_options: (Priced & {
    id: string
    title: string
    type: string
    required: boolean
    max_characters: number
    validators: AnswerRule[]
    purpose: OptionPurpose | null
    values: (Priced & { id: string; title: string })[]
  })[]
  bundle_options: {
    id: string
    title: string
    type: string
    required: boolean
    selections: { id: string; productId: number; qty: number; canChangeQty: boolean }[]
  }[]
}

type Wanted = { skus: readonly string[] } | { ids: readonly number[] }

/** Products by sku or id with all a cart line needs, in one question to the database. */
export async function listSellableRows(
  { db, store }: Context,
  wanted: Wanted & { cartId?: string | undefined },
): Promise<SellableRow[]> {
  const inLanguage = (column: string) =>
    sql`coalesce(${sql.ref(column)} ->> ${dialectOf(store)}, ${sql.ref(column)} ->> ${store.language},
      ${sql.ref(column)} ->> 'en', '')`
  // Asked for through a subquery, lists of any length share one plan: making it takes longer than carrying it out.
  const which =
    'skus' in wanted
      ? sql`p.sku = any((select ${wanted.skus}::text[])::text[])`
      : sql`p.product_id = any((select ${wanted.ids}::bigint[])::bigint[])`
  const { rows } = await sql<SellableRow>`/* prepared */
    select p.product_id, p.sku, p.type_id, p.status, p.visibility, p.tax_class_id,
      coalesce((coalesce(parent.flags, p.flags) ->> 'only_promo')::boolean, false) as only_promo,
      coalesce(t.name, te.name, p.sku) as name,
      pp.price_minor, pp.special_minor, pp.special_from, pp.special_to,
      ${freeQty('s', wanted.cartId)} as qty, s.manage_stock, s.low_stock_qty, s.max_sale_qty,
      coalesce(p.weight_grams, parent.weight_grams) as weight_grams,
      parent.sku as parent_sku, coalesce(pt.name, pte.name) as parent_name,
      parent.status as parent_status, parent.visibility as parent_visibility,
      (select max(grouped.visibility) from product_link l join product grouped on grouped.product_id = l.product_id
        where l.linked_id = p.product_id and l.link_type = 'associated' and ${isEnabledSql('grouped')}
          and not coalesce((grouped.flags ->> 'only_promo')::boolean, false)) as group_visibility,
      (select m.path from product_media m
        where m.product_id in (p.product_id, parent.product_id) and m.kind = 'image'
        order by m.product_id = p.product_id desc, coalesce(m.color_key in (
          select o.key from product_attribute pa join attribute_option o using (option_id)
          where pa.product_id = p.product_id), false) desc, m.position limit 1) as thumbnail,
      (select u.path from url_path u
        where u.language = ${store.language} and u.entity_type = 'product'
          and u.entity_id = coalesce(parent.product_id, p.product_id)
        order by length(u.path), u.path limit 1) as url_path,
      coalesce((select json_agg(json_build_object('attributeId', a.attribute_id::text, 'optionId', o.option_id::text,
          'label', ${inLanguage('a.labels')}, 'value', ${inLanguage('o.labels')}) order by ax.position)
        from product_axis ax join attribute a using (attribute_id)
        join product_attribute pa on pa.product_id = p.product_id and pa.attribute_id = ax.attribute_id
        join attribute_option o on o.option_id = pa.option_id
        where ax.parent_id = parent.product_id), '[]') as variant,
      coalesce((select json_agg(json_build_object('id', c.option_id::text, 'title', ${inLanguage('c.titles')},
          'type', c.type, 'required', c.required, 'max_characters', c.max_characters,
          'validators', c.validators, 'purpose', c.purpose,
          'price_minor', c.price_minor, 'price_type', c.price_type,
          'values', coalesce((select json_agg(json_build_object('id', v.value_id::text,
              'title', ${inLanguage('v.titles')}, 'price_minor', v.price_minor, 'price_type', v.price_type)
              order by v.position) from custom_option_value v where v.option_id = c.option_id), '[]'))
          order by c.product_id, c.position)
        from custom_option c where c.product_id in (p.product_id, parent.product_id)), '[]') as custom_options,
      coalesce((select json_agg(json_build_object('id', b.option_id::text, 'title', ${inLanguage('b.titles')},
          'type', b.type, 'required', b.required,
          'selections', coalesce((select json_agg(json_build_object('id', x.selection_id::text,
              'productId', x.product_id, 'qty', x.qty, 'canChangeQty', x.can_change_quantity)
              order by x.position) from bundle_selection x where x.option_id = b.option_id), '[]'))
          order by b.position)
        from bundle_option b where b.product_id = p.product_id), '[]') as bundle_options
    from product p
    left join product_variant pv on pv.child_id = p.product_id
    left join product parent on parent.product_id = pv.parent_id
    left join product_text t on t.product_id = p.product_id and t.language = ${dialectOf(store)}
    left join product_text te on te.product_id = p.product_id and te.language = 'en'
    left join product_text pt on pt.product_id = parent.product_id and pt.language = ${dialectOf(store)}
    left join product_text pte on pte.product_id = parent.product_id and pte.language = 'en'
    left join product_price pp on pp.product_id = p.product_id and pp.store_id = ${store.storeId}
    left join stock_item s on s.product_id = p.product_id
    where ${which}`.execute(db)
  return rows
}

/** Variants of a parent that have all the options asked for. */
export async function listVariantSkus(
  { db }: Context,
  parentSku: string,
  optionIds: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`/* prepared */
    select child.sku from product parent
    join product_variant pv on pv.parent_id = parent.product_id
    join product child on child.product_id = pv.child_id
    where parent.sku = ${parentSku} and ${optionIds.length} = (
      select count(distinct pa.option_id) from product_attribute pa
      join product_axis ax on ax.parent_id = parent.product_id and ax.attribute_id = pa.attribute_id
      where pa.product_id = child.product_id and pa.option_id = any(${optionIds}))
    order by pv.position limit 2`.execute(db)
  return rows.map((row) => row.sku)
}
