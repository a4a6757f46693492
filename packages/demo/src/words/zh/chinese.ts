import type { GarmentWords } from '../garment-words.ts'
import { cloths } from './cloths.ts'
import { knitsAndTops } from './knits-and-tops.ts'
import { legsAndExtras } from './legs-and-extras.ts'
import { tailoringAndDresses } from './tailoring-and-dresses.ts'

export const chinese: GarmentWords = {
  forms: { ...knitsAndTops, ...tailoringAndDresses, ...legsAndExtras },
  cloths,
  prints: {
    breton: '海魂条纹',
    bengal: '细条纹',
    pinstripe: '铅笔条纹',
    check: '格纹',
    gingham: '小方格',
    dots: '波点',
    floral: '碎花',
  },
  fits: {
    close: ['版型贴身，M码肩到下摆长 {cm} 厘米。', '袖子和后背偏窄，里面要加衣请选大一码，M码长 {cm} 厘米。'],
    regular: ['版型适中，M码长 {cm} 厘米，按平时尺码选即可。', '线条顺着身体而不贴身，M码长 {cm} 厘米。'],
    easy: ['胸围放松量十二厘米，M码长 {cm} 厘米。', '肩线略微下落，衣身平直，M码长 {cm} 厘米。'],
    oversized: [
      '本来就做得大，M码长 {cm} 厘米，想合身请选小一码。',
      '衣身和袖子都宽，M码长 {cm} 厘米，我们多数人穿小一码。',
    ],
    straight: ['各腰围内侧长均为 {cm} 厘米，中腰。', '裤腰落在胯骨上，裤管直到脚口，内侧长 {cm} 厘米。'],
    wide: ['高腰，宽裤管，内侧长 {cm} 厘米。', '平铺脚口宽二十九厘米，内侧长 {cm} 厘米，可以改短。'],
    waist: ['裙腰落在自然腰线，M码长 {cm} 厘米。', 'M码长 {cm} 厘米，介于两码之间请选小的。'],
    last: ['鞋楦宽度适中，尺码标准，穿厚袜请大半码。', '按平时尺码订购，三天之后鞋面就合你的脚宽。'],
    free: ['均码，男女通用。', '只有一个尺码，定下之前请四十个人试过。'],
  },
  care: {
    knit: [
      '三十度羊毛程序洗涤，平铺晾干，头几周的毛球梳去即可。',
      '多晾晒可代替大半洗涤，需要时三十度、羊毛洗剂、平铺晾干。',
    ],
    wash: ['翻面四十度机洗，挂绳晾干。', '与相近颜色一起四十度机洗，不必烘干。'],
    iron: ['三十度洗涤，趁微湿从反面熨烫。', '冷水，少许洗剂，反面低温熨烫，别的都不用。'],
    press: ['穿后用刷子刷净，挂在宽衣架上，每季干洗一次。', '蒸汽即可去褶，一个冬天干洗一次足够。'],
    leather: ['淋雨后静置一天，塞纸定形，每年上油两次。', '软毛刷，少许皮革膏，远离暖气晾干，能用很多年。'],
  },
}
