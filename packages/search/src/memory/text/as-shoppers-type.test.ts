import { describe, expect, it } from 'vitest'
import { NAMES } from '../../testing/names-in-five-languages.ts'
import { shopOfNames } from '../../testing/shop-of-names.ts'

// What people type who want a thing, and the one or two goods they mean; in every language of the shop.

type Typed = readonly [text: string, ...wanted: string[]]

function describeTyped(language: string, cases: readonly Typed[]): void {
  const shop = shopOfNames(language, NAMES[language] ?? [])
  it.each(cases.map(([text, ...wanted]) => [text, wanted] as const))(
    `in ${language}, %s finds %j`,
    (text, wanted) => {
      expect(shop.found(text).toSorted()).toEqual([...wanted].sort())
    },
  )
}

describe('a shopper who types', () => {
  describeTyped('en', [
    ['dresses', 'Linen dress', 'Red summer dress'],
    ['DRESS', 'Linen dress', 'Red summer dress'],
    ['dresses summer', 'Red summer dress'],
    ['drss', 'Linen dress', 'Red summer dress'],
    ['blouses', 'Silk blouse'],
    ['lether jacket', 'Leather jacket'],
    ['leather jackets', 'Leather jacket'],
    ['ankle boot', 'Ankle boots'],
    ['coats', 'Wool coat', 'Trench coat'],
    ['woolen coat', 'Wool coat'],
    ['trenchcoat', 'Trench coat'],
    ['high waisted jeans', 'High-waisted jeans'],
    ['high-waist jeans', 'High-waisted jeans'],
    ['tshirt', 'Striped T-shirt'],
    ['t shirt', 'Striped T-shirt'],
    ['v neck', 'V-neck jumper'],
    ['rollneck', 'Roll-neck jumper'],
    ['jumpers', 'V-neck jumper', 'Roll-neck jumper'],
    ["women's trainers", 'Women’s trainers'],
    ['womens trainers', 'Women’s trainers'],
    ['scarves', 'Off-white scarf'],
    ['cafe au lait', 'Café-au-lait beret'],
    ['swim suit', 'Swimsuit'],
    ['Sun Glasses', 'Sunglasses'],
    ['cross body bag', 'Crossbody bag'],
    ['neck lace', 'Necklace'],
  ])

  describeTyped('de', [
    ['lederjacken', 'Lederjacke'],
    ['leder jacke', 'Lederjacke'],
    ['sommer kleid', 'Rotes Sommerkleid'],
    ['leinen kleider', 'Leinenkleid'],
    ['woll mäntel', 'Wollmantel'],
    ['sommerkleider', 'Rotes Sommerkleid'],
    ['rote sommerkleider', 'Rotes Sommerkleid'],
    ['wollmäntel', 'Wollmantel'],
    ['tshirt', 'Gestreiftes T-Shirt'],
    ['röcke', 'Grüner Rock'],
    ['roecke', 'Grüner Rock'],
    ['gruener rock', 'Grüner Rock'],
    ['gruen', 'Grüner Rock'],
    ['weisse hose', 'Weiße Hose'],
    ['weiße hosen', 'Weiße Hose'],
    ['grosse umhaengetasche', 'Große Umhängetasche'],
    ['hemden', 'Hemd'],
    ['muetze', 'Mütze'],
    ['gurtel', 'Gürtel'],
    ['handschuh', 'Handschuhe'],
    ['hoher bund', 'Jeans mit hohem Bund'],
  ])

  describeTyped('ru', [
    ['платья', 'Льняное платье', 'Красное летнее платье'],
    ['платьев', 'Льняное платье', 'Красное летнее платье'],
    ['летних платьев', 'Красное летнее платье'],
    ['шелковая блузка', 'Шёлковая блузка'],
    ['блузки из шелка', 'Шёлковая блузка'],
    ['курток', 'Кожаная куртка'],
    ['куртка кожанная', 'Кожаная куртка'],
    ['сапог', 'Сапоги'],
    ['пальто шерсть', 'Шерстяное пальто'],
    ['джинсов', 'Джинсы с высокой посадкой'],
    ['полоска', 'Футболка в полоску'],
    ['юбка плиссе', 'Юбка-плиссе'],
    ['юбок', 'Юбка-плиссе'],
    ['брюк', 'Брюки'],
    ['туфель', 'Туфли'],
    ['сумочка', 'Сумка через плечо'],
    ['ремни', 'Ремень'],
    ['перчаток', 'Перчатки'],
    ['шарфы черные', 'Чёрный шарф'],
    ['серег', 'Серьги'],
    ['gkfnmt', 'Льняное платье', 'Красное летнее платье'],
    ['kurtka', 'Кожаная куртка'],
    ['плтье', 'Льняное платье', 'Красное летнее платье'],
  ])

  describeTyped('uk', [
    ['сукні', 'Лляна сукня', 'Червона літня сукня'],
    ['суконь', 'Лляна сукня', 'Червона літня сукня'],
    ['червоні сукні', 'Червона літня сукня'],
    ['шкіряні куртки', 'Шкіряна куртка'],
    ['чобіт', 'Чоботи'],
    ['пальто вовна', 'Вовняне пальто'],
    ['джинси', 'Джинси з високою посадкою'],
    ['джинсів', 'Джинси з високою посадкою'],
    ['джинсові спідниці', 'Джинсова спідниця'],
    ['штанів', 'Штани'],
    ['пояси', 'Пояс'],
    ['поясом', 'Пояс'],
    ['рукавичок', 'Рукавички'],
    ['чорні шарфи', 'Чорний шарф'],
    ['сережок', 'Сережки'],
    ['мяка повязка', 'М’яка пов’язка'],
    ["м'яка пов'язка", 'М’яка пов’язка'],
    ['лосин', 'Лосини'],
    ['sukni', 'Лляна сукня', 'Червона літня сукня'],
  ])

  describeTyped('zh', [
    ['连衣裙', '亚麻连衣裙', '红色夏季连衣裙'],
    ['红色连衣裙', '红色夏季连衣裙'],
    ['羊毛', '羊毛大衣'],
    ['牛仔裤', '高腰牛仔裤'],
    ['T恤', '条纹T恤'],
    ['条纹t恤', '条纹T恤'],
    ['毛衣', 'V领毛衣', '高领毛衣'],
    ['v领', 'V领毛衣'],
    ['高领毛衣', '高领毛衣'],
    ['女运动鞋', '女士运动鞋'],
    ['lianyiqun', '亚麻连衣裙', '红色夏季连衣裙'],
  ])
})

describe('two words that are one', () => {
  const shop = shopOfNames('en', ['Swimsuit', 'Linen suit', 'Sun hat', 'Glasses'])

  it('are said to have been read as one', () => {
    expect(shop.answer('swim suit')).toMatchObject({ total: 1, corrected: 'swimsuit' })
  })

  it('stay two where the shop knows both', () => {
    expect(shop.found('linen suit')).toEqual(['Linen suit'])
    const both = shopOfNames('en', ['Sunglasses', 'Sun hat', 'Glasses'])
    expect(both.answer('sun glasses').corrected).toBeUndefined()
  })

  it('stay two where together they are nothing', () => {
    expect(shop.answer('swimming suit').corrected).not.toBe('swimmingsuit')
    expect(shop.found('xqzk suit')).toContain('Linen suit')
  })
})
