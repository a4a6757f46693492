// Examples of what a call is asked with, made of its own schema and of one table of names.
type Schema = {
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  type?: string
  pattern?: string
  example?: unknown
}

const CART = '0123456789abcdef0123456789abcdef'
const BY_NAME: Readonly<Record<string, unknown>> = {
  sku: 'LW-001',
  skus: 'LW-001,LW-002',
  text: 'linen',
  url: '/us/women/dresses',
  page: '/us/women/dresses?color=58',
  type: 'product',
  sort: 'final_price:asc',
  _sourceInclude: 'sku,name,final_price,configurable_children.sku',
  _sourceExclude: 'description',
  codes: 'color,size',
  country: 'US',
  country_id: 'US',
  countryId: 'US',
  zip: '10001',
  postcode: '10001',
  city: 'New York',
  street: ['5 Spring Street'],
  region: 'New York',
  region_code: 'NY',
  identifier: 'about',
  storeId: 1,
  id: 1,
  size: 10,
  from: 0,
  qty: 1,
  cartId: CART,
  cart_id: CART,
  quoteId: CART,
  mergeFrom: CART,
  code: 'K7Q2M8XW',
  coupon: 'SUMMER10',
  key: 'f'.repeat(32),
  token: 'f'.repeat(32),
  linkToken: 'f'.repeat(32),
  refreshToken: 'r'.repeat(43),
  rawId: 'bGluZW4tZHJlc3M',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'c2hvcC52aXRyaW5lLmV4YW1wbGU',
  attestationObject: 'o2NmbXRkbm9uZQ',
  signature: 'MEUCIQDf',
  operationId: 'tap-0001',
  order_id: '1718000000000-9f1c2b7a',
  created_at: '2026-06-10T08:00:00.000Z',
  firstname: 'Ada',
  lastname: 'Byron',
  nickname: 'Ada',
  name: 'Ada Byron',
  email: 'ada@example.com',
  username: 'ada@example.com',
  password: 'a hat full of rain',
  currentPassword: 'a hat full of rain',
  newPassword: 'two hats full of rain',
  resetToken: 'r'.repeat(32),
  phone: '+12125550101',
  telephone: '+12125550101',
  sourceAddress: 'ada@example.com',
  targetAddress: 'help@vitrine.example',
  subject: 'A question',
  emailText: 'When does the linen dress come back?',
  title: 'Soft and warm',
  detail: 'It fits as the table says.',
  rating: 5,
  product_id: 501,
  entity_id: 501,
  expected_total: 64,
  shipping_method_code: 'standard',
  shipping_carrier_code: 'post',
  payment_method_code: 'card',
  currency: 'USD',
  currencyCode: 'USD',
  storeCode: 'us',
  store: 'us',
}
const SEARCH = {
  _availableFilters: [{ field: 'color', scope: 'catalog' }],
  _appliedFilters: [{ attribute: 'color', value: { in: ['58'] }, scope: 'catalog' }],
  _appliedSort: [{ field: 'final_price', options: 'asc' }],
  _searchText: 'dress',
}

/** Of one parameter; the query of a search travels as JSON in a text. */
export function exampleOf(name: string, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example
  if (name === 'searchQuery') return schema.type === 'string' ? JSON.stringify(SEARCH) : SEARCH
  if (schema.enum) return schema.enum.includes(BY_NAME[name]) ? BY_NAME[name] : schema.enum[0]
  if (schema.const !== undefined) return schema.const
  // A form nobody gave an example of cannot be guessed.
  if (schema.pattern !== undefined && BY_NAME[name] === undefined) return undefined
  const known = knownFor(name, schema) ?? made(schema)
  return schema.type === 'string' ? String(known) : known
}

/** `page` is an address to one call and a number to another; a cart may be either. */
function knownFor(name: string, schema: Schema): unknown {
  const example = BY_NAME[name]
  const kinds = [schema, ...(schema.anyOf ?? [])]
  const isNumber = kinds.some(({ type }) => type === 'integer' || type === 'number')
  const isText = kinds.some(({ type, pattern }) => type === 'string' && pattern === undefined)
  return isNumber && !isText && Number.isNaN(Number(example)) ? undefined : example
}

/** What must be said, and of the rest what the table knows of a search. */
export function bodyExample(schema: Schema): unknown {
  const { properties, required = [], anyOf, example } = schema
  // What holds between fields no schema tells: then it brings an example of its own.
  if (example !== undefined) return example
  if (anyOf && !properties) return bodyExample(anyOf.at(-1) ?? {})
  if (!properties) return made(schema)
  const shown = Object.entries(properties).filter(
    ([name]) => required.includes(name) || name === 'searchQuery',
  )
  return Object.fromEntries(shown.map(([name, inner]) => [name, nested(name, inner)]))
}

function nested(name: string, schema: Schema): unknown {
  return schema.properties && name !== 'searchQuery' ? bodyExample(schema) : exampleOf(name, schema)
}

function made(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null
  if (schema.items) return [nested('', schema.items)]
  const { type } = schema.anyOf?.[0] ?? schema
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  return type === 'array' ? [] : type === 'object' ? {} : 'text'
}
