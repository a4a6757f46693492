import type { GarmentWords } from '../garment-words.ts'
import { care } from './care.ts'
import { cloths } from './cloths.ts'
import { easyClothes } from './easy-clothes.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { ornaments } from './ornaments.ts'
import { prints } from './prints.ts'
import { shoesAndBags } from './shoes-and-bags.ts'
import { specialCloths } from './special-cloths.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const chinese: GarmentWords = {
  forms: {
    ...knitsAndTops,
    ...tailoringAndDresses,
    ...legsAndExtras,
    ...easyClothes,
    ...shoesAndBags,
    ...ornaments,
  },
  cloths: { ...cloths, ...specialCloths },
  prints,
  fits: {
    close: [
      '版型贴身，M码肩到下摆长 {cm} 厘米。',
      '袖子和后背偏窄，里面要加衣请选大一码，M码长 {cm} 厘米。',
      '修身而不紧，M码长 {cm} 厘米，抬手时哪里也不绷。',
      '喜欢穿得宽松些，请选大一码，M码长 {cm} 厘米。',
    ],
    regular: [
      '版型适中，M码长 {cm} 厘米，按平时尺码选即可。',
      '线条顺着身体而不贴身，M码长 {cm} 厘米。',
      '不宽也不窄，M码长 {cm} 厘米，里面可加一件薄衣。',
      '模特身高 {tall} 厘米，穿M码，衣长 {cm} 厘米。',
      '肩与袖按标准版裁，M码长 {cm} 厘米，照常选码就好。',
    ],
    easy: [
      '胸围放松量十二厘米，M码长 {cm} 厘米。',
      '肩线略微下落，衣身平直，M码长 {cm} 厘米。',
      '处处留有余量，M码长 {cm} 厘米。',
      '身形宽松，M码长 {cm} 厘米，按平时尺码即可。',
    ],
    oversized: [
      '本来就做得大，M码长 {cm} 厘米，想合身请选小一码。',
      '衣身和袖子都宽，M码长 {cm} 厘米，我们多数人穿小一码。',
      '宽大是有意的，落肩六厘米，M码长 {cm} 厘米。',
      '特意做大，M码长 {cm} 厘米，到下摆略收。',
    ],
    straight: [
      '各腰围内侧长均为 {cm} 厘米，中腰。',
      '裤腰落在胯骨上，裤管直到脚口，内侧长 {cm} 厘米。',
      '从胯到脚口一条直线，内侧长 {cm} 厘米，大腿有余量。',
      '内侧长 {cm} 厘米，裤腰在肚脐下两指。',
    ],
    wide: [
      '高腰，宽裤管，内侧长 {cm} 厘米。',
      '平铺脚口宽二十九厘米，内侧长 {cm} 厘米，可以改短。',
      '裤管从大腿起就宽，内侧长 {cm} 厘米。',
      '配平底鞋及地，内侧长 {cm} 厘米，裤脚碰到脚背。',
    ],
    waist: [
      '腰头落在自然腰线，M码长 {cm} 厘米。',
      'M码长 {cm} 厘米，介于两码之间请选小的。',
      '腰头落在最细处，M码由腰至摆 {cm} 厘米。',
      '从腰量起M码长 {cm} 厘米，后面比前面略长。',
    ],
    last: [
      '鞋楦宽度适中，尺码标准，穿厚袜请大一码。',
      '按平时尺码订购，三天之后鞋面就合你的脚宽。',
      '尺码标准，脚窄的人可小一码。',
      '前掌宽松，后跟抱脚，按平时尺码订购。',
      '最好傍晚试穿，那时脚最宽，平时的尺码应该合适。',
    ],
    barefoot: [
      '尺码标准，介于两码之间请选大的。',
      '光脚试过，按平时尺码就对。',
      '宽度适中，脚窄的人小一码更贴。',
      '按惯常尺码订购，前掌包得住，不会往前滑。',
    ],
    free: [
      '均码，男女通用。',
      '只有一个尺码，定下之前请四十个人试过。',
      '均码，有弹性，高矮都试过。',
      '只有一个尺码，还没有人因为尺码退过货。',
    ],
    swim: [
      '腿口和后背都按游泳来裁，M码由肩带至裆长 {cm} 厘米。',
      '干的时候应当贴身，入水略松，M码长 {cm} 厘米。',
      '按平时的裙装尺码选，上身长请大一码，M码长 {cm} 厘米。',
    ],
    shoulder: [
      '均码，提手和肩带在一米五五到一米九五的人身上都试过。',
      '只有一个尺寸，无论高矮都落在胯边。',
      '尺寸始终一样，变的只是颜色。',
    ],
    buckle: [
      '尺码是从扣头到中间孔的厘米数。',
      '量裤腰所在处的腰围，厘米数就是尺码。',
      '介于两码之间请选长的，中孔两侧各有两个孔。',
    ],
    face: [
      '均码，全宽一百四十二毫米，镜片五十，鼻梁二十。',
      '宽度适合中等和偏宽的脸，眼镜店五分钟就能调好。',
      '只有一个尺寸，鼻托低，多数鼻梁都合适。',
    ],
    wrist: [
      '表带适合十五至二十厘米的手腕，想再加一个孔，随便哪位鞋匠都行。',
      '男女同一尺寸，五个孔可选。',
      '表壳连带重四十六克，比一封信重不了多少。',
    ],
    neck: [
      '长度统一，末端几节可当备用扣环。',
      '只有一种长度，落在颈窝下方一指处。',
      '在衬衫领、圆领和围巾下都试过这个长度。',
    ],
    ear: [
      '成对出售，一个尺寸，丢了一只可以单独补。',
      '均码，耳针适合普通耳洞。',
      '替我们试戴的人都说，戴一整天也感觉不到。',
    ],
  },
  care,
}
