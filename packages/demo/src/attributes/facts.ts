// Facts about the making: told in the details list, some of them also filters.
import type { Words } from '../words/localized.ts'

type Choices = Readonly<Record<string, Words>>

export const MATERIALS: Choices = {
  wool: ['Wool', 'Wolle', 'Шерсть', 'Вовна', '羊毛'],
  merino: ['Merino', 'Merinowolle', 'Меринос', 'Меринос', '美利奴羊毛'],
  cashmere: ['Cashmere', 'Kaschmir', 'Кашемир', 'Кашемір', '羊绒'],
  alpaca: ['Alpaca', 'Alpaka', 'Альпака', 'Альпака', '羊驼毛'],
  cotton: ['Cotton', 'Baumwolle', 'Хлопок', 'Бавовна', '棉'],
  linen: ['Linen', 'Leinen', 'Лён', 'Льон', '亚麻'],
  silk: ['Silk', 'Seide', 'Шёлк', 'Шовк', '真丝'],
  viscose: ['Viscose', 'Viskose', 'Вискоза', 'Віскоза', '粘胶纤维'],
  elastane: ['Elastane', 'Elastan', 'Эластан', 'Еластан', '氨纶'],
  leather: ['Leather', 'Leder', 'Кожа', 'Шкіра', '皮革'],
  suede: ['Suede', 'Veloursleder', 'Замша', 'Замша', '绒面皮'],
  mohair: ['Mohair', 'Mohair', 'Мохер', 'Мохер', '马海毛'],
  cupro: ['Cupro', 'Cupro', 'Купро', 'Купро', '铜氨丝'],
  polyamide: ['Polyamide', 'Polyamid', 'Полиамид', 'Поліамід', '锦纶'],
  down: ['Down', 'Daunen', 'Пух', 'Пух', '羽绒'],
  acetate: ['Acetate', 'Acetat', 'Ацетат', 'Ацетат', '醋酸纤维'],
  pearl: ['Freshwater pearls', 'Süßwasserperlen', 'Речной жемчуг', 'Річкові перли', '淡水珍珠'],
  steel: ['Gold-plated steel', 'Vergoldeter Stahl', 'Сталь с позолотой', 'Позолочена сталь', '镀金精钢'],
  silver: ['Silver', 'Silber', 'Серебро', 'Срібло', '银'],
  brass: ['Gold-plated brass', 'Vergoldetes Messing', 'Латунь с позолотой', 'Позолочена латунь', '镀金黄铜'],
}

export const FITS: Choices = {
  close: ['Close', 'Körpernah', 'По фигуре', 'За фігурою', '贴身'],
  regular: ['Regular', 'Normal', 'Обычная', 'Звичайна', '标准'],
  easy: ['Easy', 'Bequem', 'Свободная', 'Вільна', '宽松'],
  oversized: ['Oversized', 'Weit', 'Объёмная', 'Об’ємна', '廓形'],
  straight: ['Straight leg', 'Gerades Bein', 'Прямая штанина', 'Пряма холоша', '直筒'],
  wide: ['Wide leg', 'Weites Bein', 'Широкая штанина', 'Широка холоша', '阔腿'],
}

export const PATTERNS: Choices = {
  plain: ['Plain', 'Uni', 'Без рисунка', 'Без малюнка', '纯色'],
  striped: ['Striped', 'Gestreift', 'Полоска', 'Смужка', '条纹'],
  checked: ['Checked', 'Kariert', 'Клетка', 'Клітинка', '格纹'],
  dotted: ['Dotted', 'Gepunktet', 'Горошек', 'Горошок', '波点'],
  floral: ['Floral', 'Geblümt', 'Цветы', 'Квіти', '碎花'],
  houndstooth: ['Houndstooth', 'Hahnentritt', 'Гусиная лапка', 'Гусяча лапка', '千鸟格'],
  argyle: ['Argyle', 'Argyle-Rauten', 'Ромбы', 'Ромби', '菱格'],
  leaf: ['Leaves', 'Blätter', 'Листья', 'Листя', '叶纹'],
}

export const SEASONS: Choices = {
  'all-year': ['All year', 'Ganzjährig', 'Круглый год', 'Цілий рік', '四季'],
  winter: ['Winter', 'Winter', 'Зима', 'Зима', '冬季'],
  summer: ['Summer', 'Sommer', 'Лето', 'Літо', '夏季'],
}

export const ORIGINS: Choices = {
  portugal: ['Portugal', 'Portugal', 'Португалия', 'Португалія', '葡萄牙'],
  italy: ['Italy', 'Italien', 'Италия', 'Італія', '意大利'],
  scotland: ['Scotland', 'Schottland', 'Шотландия', 'Шотландія', '苏格兰'],
  lithuania: ['Lithuania', 'Litauen', 'Литва', 'Литва', '立陶宛'],
  turkey: ['Turkey', 'Türkei', 'Турция', 'Туреччина', '土耳其'],
}
