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
  suede: [
    'Brush dry, waterproof',
    'Trocken bürsten, imprägnieren',
    'Сухая щётка и пропитка',
    'Суха щітка й просочення',
    '干刷，喷防水剂',
  ],
  canvas: [
    'Brush, soap and water',
    'Bürste, Seife und Wasser',
    'Щётка, мыло и вода',
    'Щітка, мило й вода',
    '刷净，肥皂水擦洗',
  ],
  down: [
    'Machine wash, 30 °C, tumble dry',
    '30 °C, im Trockner auflockern',
    '30 °C, сушить в барабане',
    '30 °C, сушити в барабані',
    '30 °C 洗涤，烘松',
  ],
  rinse: [
    'Rinse in fresh water, dry in shade',
    'Klar ausspülen, im Schatten trocknen',
    'Ополоснуть, сушить в тени',
    'Сполоснути, сушити в тіні',
    '清水冲洗，阴凉处晾干',
  ],
  lens: [
    'Lukewarm water, soft cloth',
    'Lauwarmes Wasser, weiches Tuch',
    'Тёплая вода, мягкая ткань',
    'Тепла вода, м’яка тканина',
    '温水与软布',
  ],
  polish: [
    'Polish with a soft cloth',
    'Weich abreiben',
    'Протирать мягкой тканью',
    'Протирати м’якою тканиною',
    '软布擦拭',
  ],
}
