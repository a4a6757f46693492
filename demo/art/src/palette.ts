// The house's 24 colours: quiet, warm, made to stand together three at a time.
// Everything a product is drawn in, and every colour name a shopper reads, comes from this table.

export type PaletteColor = { hex: string; labels: Record<'en' | 'de' | 'ru' | 'uk' | 'zh', string> }

type Words = readonly [en: string, de: string, ru: string, uk: string, zh: string]

const color = (hex: string, [en, de, ru, uk, zh]: Words): PaletteColor => ({
  hex,
  labels: { en, de, ru, uk, zh },
})

export const PALETTE = {
  chalk: color('#F3EFE7', ['Chalk', 'Kreide', 'Меловой', 'Крейдяний', '粉笔白']),
  ivory: color('#E9E0CF', ['Ivory', 'Elfenbein', 'Слоновая кость', 'Слонова кістка', '象牙色']),
  oat: color('#D9C9AE', ['Oat', 'Hafer', 'Овсяный', 'Вівсяний', '燕麦色']),
  sand: color('#C6AD88', ['Sand', 'Sand', 'Песочный', 'Пісочний', '沙色']),
  camel: color('#B4854F', ['Camel', 'Camel', 'Верблюжий', 'Верблюжий', '驼色']),
  tobacco: color('#7E5635', ['Tobacco', 'Tabak', 'Табачный', 'Тютюновий', '烟草棕']),
  espresso: color('#4A3529', ['Espresso', 'Espresso', 'Эспрессо', 'Еспресо', '浓咖色']),
  ink: color('#23242A', ['Ink', 'Tinte', 'Чернильный', 'Чорнильний', '墨黑']),
  charcoal: color('#45464B', ['Charcoal', 'Anthrazit', 'Угольный', 'Вугільний', '炭灰']),
  stone: color('#9C978D', ['Stone', 'Stein', 'Каменный', 'Кам’яний', '岩石灰']),
  mist: color('#C9CCCB', ['Mist', 'Nebel', 'Туманный', 'Туманний', '雾灰']),
  slate: color('#5F6B78', ['Slate', 'Schiefer', 'Сланцевый', 'Сланцевий', '石板灰']),
  navy: color('#27324A', ['Navy', 'Marine', 'Тёмно-синий', 'Темно-синій', '藏青']),
  denim: color('#4F6C92', ['Denim', 'Denim', 'Джинсовый', 'Джинсовий', '丹宁蓝']),
  sky: color('#A9C0D6', ['Sky', 'Himmel', 'Небесный', 'Небесний', '天空蓝']),
  petrol: color('#235660', ['Petrol', 'Petrol', 'Петроль', 'Петроль', '孔雀蓝']),
  sage: color('#9AA88C', ['Sage', 'Salbei', 'Шалфей', 'Шавлія', '鼠尾草绿']),
  olive: color('#6A6A43', ['Olive', 'Olive', 'Оливковый', 'Оливковий', '橄榄绿']),
  forest: color('#2F4A3C', ['Forest', 'Tannengrün', 'Лесной', 'Лісовий', '森林绿']),
  butter: color('#EBD898', ['Butter', 'Butter', 'Сливочный', 'Вершковий', '奶油黄']),
  apricot: color('#E2A376', ['Apricot', 'Aprikose', 'Абрикосовый', 'Абрикосовий', '杏色']),
  terracotta: color('#B5583A', ['Terracotta', 'Terrakotta', 'Терракотовый', 'Теракотовий', '陶土色']),
  rose: color('#D5A6A0', ['Rose', 'Altrosa', 'Пыльная роза', 'Пудровий', '豆沙粉']),
  bordeaux: color('#6E2A35', ['Bordeaux', 'Bordeaux', 'Бордовый', 'Бордовий', '酒红']),
} satisfies Record<string, PaletteColor>

export type ColorName = keyof typeof PALETTE
