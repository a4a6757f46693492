// House names: two jumpers of one cloth and cut are told apart by them.
import type { Language } from '@vitrine/domain/store/store-view'
import { localized } from './localized.ts'

type Spelling = [latin: string, ru: string, uk: string, zh: string]

const name = (...[latin, ru, uk, zh]: Spelling) => localized([latin, latin, ru, uk, zh])

const MODELS = {
  elin: name('Elin', 'Элин', 'Елін', '艾琳'),
  ada: name('Ada', 'Ада', 'Ада', '艾达'),
  mira: name('Mira', 'Мира', 'Міра', '米拉'),
  runa: name('Runa', 'Руна', 'Руна', '露娜'),
  liv: name('Liv', 'Лив', 'Лів', '丽芙'),
  nell: name('Nell', 'Нелл', 'Нелл', '内尔'),
  tilda: name('Tilda', 'Тильда', 'Тільда', '蒂尔达'),
  ines: name('Ines', 'Инес', 'Інес', '伊内丝'),
  vera: name('Vera', 'Вера', 'Віра', '薇拉'),
  alma: name('Alma', 'Альма', 'Альма', '阿尔玛'),
  saga: name('Saga', 'Сага', 'Сага', '萨加'),
  ida: name('Ida', 'Ида', 'Іда', '伊达'),
  marit: name('Marit', 'Марит', 'Маріт', '玛丽特'),
  signe: name('Signe', 'Сигне', 'Сігне', '西格妮'),
  wilma: name('Wilma', 'Вильма', 'Вільма', '维尔玛'),
  greta: name('Greta', 'Грета', 'Грета', '格蕾塔'),
  hedda: name('Hedda', 'Хедда', 'Гедда', '海达'),
  astrid: name('Astrid', 'Астрид', 'Астрід', '阿斯特丽'),
  freja: name('Freja', 'Фрея', 'Фрея', '弗蕾娅'),
  maren: name('Maren', 'Марен', 'Марен', '玛伦'),
  clio: name('Clio', 'Клио', 'Кліо', '克利奥'),
  edda: name('Edda', 'Эдда', 'Едда', '埃达'),
  lotta: name('Lotta', 'Лотта', 'Лотта', '洛塔'),
  romy: name('Romy', 'Роми', 'Ромі', '罗米'),
  tessa: name('Tessa', 'Тесса', 'Тесса', '泰莎'),
  yara: name('Yara', 'Яра', 'Яра', '雅拉'),
  juno: name('Juno', 'Юно', 'Юно', '朱诺'),
  nora: name('Nora', 'Нора', 'Нора', '诺拉'),
  petra: name('Petra', 'Петра', 'Петра', '佩特拉'),
  svea: name('Svea', 'Свеа', 'Свеа', '斯维娅'),
  anton: name('Anton', 'Антон', 'Антон', '安东'),
  emil: name('Emil', 'Эмиль', 'Еміль', '埃米尔'),
  nils: name('Nils', 'Нильс', 'Нільс', '尼尔斯'),
  jonas: name('Jonas', 'Йонас', 'Йонас', '约纳斯'),
  otto: name('Otto', 'Отто', 'Отто', '奥托'),
  bruno: name('Bruno', 'Бруно', 'Бруно', '布鲁诺'),
  felix: name('Felix', 'Феликс', 'Фелікс', '菲利克斯'),
  hugo: name('Hugo', 'Хуго', 'Гуго', '雨果'),
  lars: name('Lars', 'Ларс', 'Ларс', '拉尔斯'),
  oskar: name('Oskar', 'Оскар', 'Оскар', '奥斯卡'),
  viktor: name('Viktor', 'Виктор', 'Віктор', '维克多'),
  rune: name('Rune', 'Руне', 'Руне', '鲁内'),
  sven: name('Sven', 'Свен', 'Свен', '斯文'),
  magnus: name('Magnus', 'Магнус', 'Магнус', '马格努斯'),
  arvid: name('Arvid', 'Арвид', 'Арвід', '阿尔维德'),
  elias: name('Elias', 'Элиас', 'Еліас', '埃利亚斯'),
  kasper: name('Kasper', 'Каспер', 'Каспер', '卡斯珀'),
  theo: name('Theo', 'Тео', 'Тео', '西奥'),
  ivar: name('Ivar', 'Ивар', 'Івар', '伊瓦尔'),
  henrik: name('Henrik', 'Хенрик', 'Генрік', '亨里克'),
  jasper: name('Jasper', 'Яспер', 'Яспер', '雅斯珀'),
  konrad: name('Konrad', 'Конрад', 'Конрад', '康拉德'),
  leo: name('Leo', 'Лео', 'Лео', '利奥'),
  marlon: name('Marlon', 'Марлон', 'Марлон', '马龙'),
  olaf: name('Olaf', 'Олаф', 'Олаф', '奥拉夫'),
  paul: name('Paul', 'Пауль', 'Пауль', '保罗'),
  rufus: name('Rufus', 'Руфус', 'Руфус', '鲁弗斯'),
  simon: name('Simon', 'Симон', 'Сімон', '西蒙'),
  ulf: name('Ulf', 'Ульф', 'Ульф', '乌尔夫'),
  tom: name('Tom', 'Том', 'Том', '汤姆'),
}

export type ModelKey = keyof typeof MODELS

/** `Elin lambswool jumper`, but `Rundhalspullover aus Lammwolle „Elin“`: each language has its own place for it. */
const PLACED: Record<Language, (name: string, model: string) => string> = {
  en: (name, model) =>
    `${model} ${name.replace(/^[A-Z](?=[a-z])(?!reton|xford)/, (first) => first.toLowerCase())}`,
  de: (name, model) => `${name} „${model}“`,
  ru: (name, model) => `${name} «${model}»`,
  uk: (name, model) => `${name} «${model}»`,
  zh: (name, model) => `“${model}”${name}`,
}

export const withModel = (name: string, model: ModelKey, language: Language): string =>
  PLACED[language](name, MODELS[model][language])
