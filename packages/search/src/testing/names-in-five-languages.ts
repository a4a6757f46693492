/** What a fashion shop calls its goods. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['Linen dress', 'Red summer dress', 'Silk blouse', 'Leather jacket', 'Ankle boots', 'Wool coat'],
    ...['High-waisted jeans', 'Striped T-shirt', 'V-neck jumper', 'Roll-neck jumper', 'Trench coat'],
    ...['Pleated skirt', 'Swimsuit', 'Women’s trainers', 'Crossbody bag', 'Off-white scarf', 'Sunglasses'],
    ...['Café-au-lait beret', '2-in-1 shorts', 'Necklace'],
  ],
  de: [
    ...['Leinenkleid', 'Rotes Sommerkleid', 'Seidenbluse', 'Lederjacke', 'Stiefel', 'Wollmantel'],
    ...['Jeans mit hohem Bund', 'Gestreiftes T-Shirt', 'Pullover mit V-Ausschnitt', 'Grüner Rock'],
    ...['Weiße Hose', 'Große Umhängetasche', 'Sneaker', 'Hemd', 'Schal', 'Mütze', 'Gürtel', 'Handschuhe'],
  ],
  ru: [
    ...['Льняное платье', 'Красное летнее платье', 'Шёлковая блузка', 'Кожаная куртка', 'Сапоги'],
    ...['Шерстяное пальто', 'Джинсы с высокой посадкой', 'Футболка в полоску', 'Юбка-плиссе', 'Брюки'],
    ...['Джемпер с V-образным вырезом', 'Туфли', 'Сумка через плечо', 'Шапка', 'Ремень', 'Перчатки'],
    ...['Чёрный шарф', 'Серьги'],
  ],
  uk: [
    ...['Лляна сукня', 'Червона літня сукня', 'Шовкова блузка', 'Шкіряна куртка', 'Чоботи'],
    ...['Вовняне пальто', 'Джинси з високою посадкою', 'Смугаста футболка', 'Плісирована спідниця', 'Штани'],
    ...['Джинсова спідниця', 'Туфлі', 'Сумка через плече', 'Шапка', 'Пояс', 'Рукавички', 'Чорний шарф'],
    ...['Сережки', 'М’яка пов’язка', 'Лосини'],
  ],
  zh: [
    ...['亚麻连衣裙', '红色夏季连衣裙', '真丝衬衫', '皮夹克', '短靴', '羊毛大衣', '高腰牛仔裤', '条纹T恤'],
    ...['V领毛衣', '高领毛衣', '风衣', '百褶裙', '泳衣', '女士运动鞋', '斜挎包', '围巾', '帽子', '腰带'],
  ],
}
