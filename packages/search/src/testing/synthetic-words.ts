type Pick = (below: number) => number

export const KINDS = (
  'dress skirt coat jacket blazer cardigan sweater hoodie shirt blouse tunic top vest parka trousers jeans shorts ' +
  'leggings jumpsuit romper suit scarf shawl gloves belt sandals boots sneakers loafers handbag'
).split(' ')

export const LOOKS = (
  'linen cotton velvet silken woollen quilted pleated striped floral checked cropped oversized slim relaxed tailored ' +
  'ribbed knitted washed vintage classic modern casual formal summer winter autumn spring evening travel everyday ' +
  'breathable lightweight padded hooded belted buttoned zipped draped flared straight tapered wide narrow long short ' +
  'midi maxi mini sleeveless layered embroidered printed brushed crinkled glossy matte soft sturdy elegant playful'
).split(' ')

const STEMS = 'bal cor del fen gar hol jun kel lor mar nav ost pel quin ros sel tor ul ver wim yar zel'.split(
  ' ',
)
const ENDINGS =
  'ana ello ique ora uma ette issa ondo aro ivia ento asta umi ede olo ina esso ari ulla eo'.split(' ')

/** A model's invented proper name; a few thousand of them make the vocabulary as long as a real shop's. */
function properName(pick: Pick): string {
  const word = `${oneOf(pick, STEMS)}${oneOf(pick, STEMS)}${oneOf(pick, ENDINGS)}`
  return word[0]?.toUpperCase() + word.slice(1)
}

export function nameProduct(pick: Pick, ptype: number): string {
  return [properName(pick), oneOf(pick, LOOKS), oneOf(pick, LOOKS), KINDS[ptype % KINDS.length]].join(' ')
}

/** A third of the words are looks, as in names; the rest are a few hundred others, some far more common. */
export function describeProduct(pick: Pick, words: number): string {
  return Array.from({ length: words }, (_, at) =>
    at % 3 === 0 ? oneOf(pick, LOOKS) : commonWord(pick),
  ).join(' ')
}

function commonWord(pick: Pick): string {
  const rank = Math.min(pick(400), pick(400))
  return `${STEMS[rank % STEMS.length]}${ENDINGS[Math.floor(rank / STEMS.length) % ENDINGS.length]}`
}

function oneOf(pick: Pick, words: readonly string[]): string {
  return words[pick(words.length)] ?? ''
}
