import type { EveryLanguage } from '../words/localized.ts'
import { localized } from '../words/localized.ts'

type SlideWords = { title: EveryLanguage; text: EveryLanguage; cta: EveryLanguage }

export const SLIDES: Record<'winter' | 'knitwear' | 'leather' | 'tailoring', SlideWords> = {
  winter: {
    title: localized([
      'Clothes for the long winter',
      'Kleidung für den langen Winter',
      'Одежда на долгую зиму',
      'Одяг на довгу зиму',
      '冬日漫长，有衣可暖',
    ]),
    text: localized([
      'Double-faced wool from Biella, lambswool from Yorkshire, boots that can be resoled.',
      'Doubleface aus Biella, Lammwolle aus Yorkshire, Stiefel, die man neu besohlen kann.',
      'Двусторонняя шерсть из Бьеллы, шерсть ягнёнка из Йоркшира, ботинки со сменной подошвой.',
      'Двобічна вовна з Б’єлли, вовна ягняти з Йоркширу, черевики зі змінною підошвою.',
      '比耶拉的双面呢，约克郡的羊羔毛，还有换得了底的靴子。',
    ]),
    cta: localized([
      'See the new arrivals',
      'Zu den Neuheiten',
      'Смотреть новое',
      'Дивитися нове',
      '查看新品',
    ]),
  },
  knitwear: {
    title: localized(['Knitwear by Orsa', 'Strick von Orsa', 'Трикотаж Orsa', 'Трикотаж Orsa', 'Orsa 针织']),
    text: localized([
      'Panels knitted to shape, necks linked by hand, twelve colours dyed before spinning.',
      'In Form gestrickt, von Hand gekettelt, zwölf Farben, gefärbt vor dem Spinnen.',
      'Детали вывязаны по форме, ворот закеттлёван вручную, двенадцать цветов окрашены до прядения.',
      'Деталі вив’язано за формою, комір закетльовано вручну, дванадцять кольорів пофарбовано до прядіння.',
      '衣片直接织成形，领口手工套缝，十二种颜色先染后纺。',
    ]),
    cta: localized(['To the knitwear', 'Zum Strick', 'К трикотажу', 'До трикотажу', '查看针织']),
  },
  leather: {
    title: localized([
      'Soles that can be renewed',
      'Sohlen, die man erneuern kann',
      'Подошвы, которые можно сменить',
      'Підошви, які можна змінити',
      '鞋底可以换新',
    ]),
    text: localized([
      'Calder sews its boots on a welt. Calfskin tanned with bark in Tuscany, five hundred grams each.',
      'Calder näht seine Stiefel auf Rahmen. Kalbsleder, in der Toskana mit Rinde gegerbt, fünfhundert Gramm das Stück.',
      'Calder пришивает подошву на рант. Телячья кожа, дублённая корой в Тоскане, полкило весит каждый ботинок.',
      'Calder пришиває підошву на рант. Теляча шкіра, дублена корою в Тоскані, пів кіло важить кожен черевик.',
      'Calder 的靴子沿条缝底。小牛皮在托斯卡纳用树皮鞣制，每只 500 克。',
    ]),
    cta: localized(['To the boots', 'Zu den Stiefeln', 'К ботинкам', 'До черевиків', '查看靴子']),
  },
  tailoring: {
    title: localized([
      'Flannel without the armour',
      'Flanell ohne Einlage',
      'Фланель без каркаса',
      'Фланель без каркаса',
      '法兰绒，不加硬衬',
    ]),
    text: localized([
      'Kesten takes the canvas out of the jacket and leaves the shoulder. 340 g/m² of wool, horn buttons.',
      'Kesten nimmt die Einlage aus der Jacke und lässt die Schulter. 340 g/m² Wolle, Hornknöpfe.',
      'Kesten убрал из жакета бортовку, а плечо оставил. Шерсть 340 г/м², роговые пуговицы.',
      'Kesten прибрав із жакета бортівку, а плече лишив. Вовна 340 г/м², рогові ґудзики.',
      'Kesten 去掉胸衬，留下肩线。羊毛每平方米 340 克，牛角扣。',
    ]),
    cta: localized([
      'Coats and jackets',
      'Mäntel und Jacken',
      'Пальто и жакеты',
      'Пальта й жакети',
      '大衣与外套',
    ]),
  },
}
