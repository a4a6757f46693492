// How a thing is looked after, as its label says.
import type { Words } from '../words/localized.ts'

export const CARE: Readonly<Record<string, Words>> = {
  knit: [
    'Wool cycle, 30 °C',
    'Wollprogramm, 30 °C',
    'Режим шерсти, 30 °C',
    'Режим вовни, 30 °C',
    '羊毛程序，30 °C',
  ],
  wash: [
    'Machine wash, 40 °C',
    'Maschinenwäsche, 40 °C',
    'Машинная стирка, 40 °C',
    'Машинне прання, 40 °C',
    '机洗，40 °C',
  ],
  iron: [
    'Wash at 30 °C, iron damp',
    '30 °C, feucht bügeln',
    '30 °C, гладить влажным',
    '30 °C, прасувати вологим',
    '30 °C 洗涤，微湿熨烫',
  ],
  press: [
    'Brush, steam, dry-clean',
    'Bürsten, dämpfen, reinigen',
    'Щётка, пар, химчистка',
    'Щітка, пара, хімчистка',
    '刷净、蒸汽、干洗',
  ],
  leather: ['Brush and cream', 'Bürste und Creme', 'Щётка и крем', 'Щітка й крем', '刷净并上油'],
}
