// What shoppers filter by, key and words in five languages. Brand names are the same everywhere.
import type { Words } from '../words/localized.ts'

type Choices = Readonly<Record<string, Words>>

const brand = (name: string): Words => [name, name, name, name, name]

export const BRANDS: Choices = {
  orsa: brand('Orsa'),
  kesten: brand('Kesten'),
  halma: brand('Halma'),
  braak: brand('Braak'),
  'tove-lind': brand('Tove Lind'),
  merrow: brand('Merrow'),
  sund: brand('Sund'),
  calder: brand('Calder'),
}

export const COLLECTIONS: Choices = {
  'long-winter': ['Long winter', 'Langer Winter', 'Долгая зима', 'Довга зима', '漫长冬日'],
  harbour: ['Harbour', 'Hafen', 'Гавань', 'Гавань', '港口'],
  studio: ['Studio', 'Atelier', 'Студия', 'Студія', '工作室'],
  'first-light': ['First light', 'Erstes Licht', 'Первый свет', 'Перше світло', '初光'],
  archive: ['Archive', 'Archiv', 'Архив', 'Архів', '典藏'],
}

export const GENDERS: Choices = {
  women: ['Women', 'Damen', 'Женщинам', 'Жінкам', '女士'],
  men: ['Men', 'Herren', 'Мужчинам', 'Чоловікам', '男士'],
  unisex: ['Everyone', 'Alle', 'Для всех', 'Для всіх', '通用'],
}

export const TYPES: Choices = {
  jumper: ['Jumpers', 'Pullover', 'Джемперы', 'Джемпери', '毛衣'],
  'v-neck': ['V-necks', 'V-Pullover', 'Джемперы с V-вырезом', 'Джемпери з V-вирізом', 'V领衫'],
  'roll-neck': ['Roll-necks', 'Rollkragen', 'Свитеры с воротом', 'Светри з коміром', '高领衫'],
  't-shirt': ['T-shirts', 'T-Shirts', 'Футболки', 'Футболки', 'T恤'],
  shirt: ['Shirts', 'Hemden', 'Рубашки', 'Сорочки', '衬衫'],
  blouse: ['Blouses', 'Blusen', 'Блузки', 'Блузки', '女式衬衫'],
  overshirt: ['Overshirts', 'Überhemden', 'Рубашки-куртки', 'Сорочки-куртки', '衬衫外套'],
  blazer: ['Blazers', 'Blazer und Sakkos', 'Жакеты и пиджаки', 'Жакети й піджаки', '西装外套'],
  coat: ['Coats', 'Mäntel', 'Пальто', 'Пальта', '大衣'],
  trench: ['Trench coats', 'Trenchcoats', 'Тренчи', 'Тренчі', '风衣'],
  dress: ['Dresses', 'Kleider', 'Платья', 'Сукні', '连衣裙'],
  skirt: ['Skirts', 'Röcke', 'Юбки', 'Спідниці', '半裙'],
  trousers: ['Trousers', 'Hosen', 'Брюки', 'Штани', '长裤'],
  jeans: ['Jeans', 'Jeans', 'Джинсы', 'Джинси', '牛仔裤'],
  trainers: ['Trainers', 'Sneaker', 'Кеды', 'Кеди', '板鞋'],
  boots: ['Boots', 'Stiefel', 'Ботинки', 'Черевики', '靴子'],
  bag: ['Bags', 'Taschen', 'Сумки', 'Сумки', '包袋'],
  hat: ['Hats', 'Mützen', 'Шапки', 'Шапки', '帽子'],
  scarf: ['Scarves', 'Schals', 'Шарфы', 'Шарфи', '围巾'],
  cardigan: ['Cardigans', 'Strickjacken', 'Кардиганы', 'Кардигани', '开衫'],
  puffer: ['Puffers', 'Daunenjacken', 'Пуховики', 'Пуховики', '羽绒服'],
  jumpsuit: ['Jumpsuits', 'Overalls', 'Комбинезоны', 'Комбінезони', '连体裤'],
  shorts: ['Shorts', 'Shorts', 'Шорты', 'Шорти', '短裤'],
  swimwear: ['Swimwear', 'Bademode', 'Купальники', 'Купальники', '泳装'],
  loafers: ['Loafers', 'Loafer', 'Лоферы', 'Лофери', '乐福鞋'],
  heels: ['Heels', 'Pumps', 'Туфли', 'Туфлі', '高跟鞋'],
  sandals: ['Sandals', 'Sandalen', 'Сандалии', 'Сандалі', '凉鞋'],
  belt: ['Belts', 'Gürtel', 'Ремни', 'Ремені', '腰带'],
  sunglasses: ['Sunglasses', 'Sonnenbrillen', 'Солнечные очки', 'Сонцезахисні окуляри', '太阳镜'],
  watch: ['Watches', 'Uhren', 'Часы', 'Годинники', '腕表'],
  jewellery: ['Jewellery', 'Schmuck', 'Украшения', 'Прикраси', '首饰'],
  set: ['Sets', 'Sets', 'Комплекты', 'Комплекти', '套装'],
  'gift-card': ['Gift cards', 'Gutscheine', 'Подарочные карты', 'Подарункові картки', '礼品卡'],
  pattern: [
    'Patterns and guides',
    'Schnitte und Ratgeber',
    'Выкройки и памятки',
    'Викрійки й пам’ятки',
    '纸样与指南',
  ],
}
