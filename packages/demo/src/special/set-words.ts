import type { SpecialWords } from './special-words.ts'

export const SETS = {
  coldMorning: {
    name: [
      'Scarf and beanie for a cold morning',
      'Schal und Mütze für kalte Morgen',
      'Шарф и шапка для холодного утра',
      'Шарф і шапка для холодного ранку',
      '冷天早晨：围巾与帽子',
    ],
    text: [
      'A checked scarf and a ribbed hat in the same slate, dyed in one bath so that the two agree by daylight too. Each can be bought alone; together they go into one box. Take a second hat if two of you leave the house early. Both are lambswool and both are washed at 30 °C in the wool cycle.',
      'Ein karierter Schal und eine gerippte Mütze im gleichen Schiefer, in einem Bad gefärbt, damit beide auch bei Tageslicht zusammenpassen. Jedes Stück gibt es einzeln, gemeinsam kommen sie in einem Karton. Wer zu zweit früh aus dem Haus geht, nimmt eine Mütze mehr. Beide sind aus Lammwolle und werden bei 30 °C im Wollprogramm gewaschen.',
      'Клетчатый шарф и шапка резинкой одного сланцевого цвета: пряжу красили вместе, поэтому и при дневном свете оттенки совпадают. Каждую вещь можно купить отдельно, вместе они приедут в одной коробке. Если рано утром из дома выходят двое, возьмите вторую шапку. Обе вещи из шерсти ягнёнка, стирать при 30 °C.',
      'Картатий шарф і шапка в рубчик одного сланцевого кольору: пряжу фарбували разом, тому й при денному світлі відтінки збігаються. Кожну річ можна купити окремо, разом вони приїдуть в одній коробці. Якщо рано-вранці з дому виходять двоє, візьміть другу шапку. Обидві речі з вовни ягняти, прати за 30 °C.',
      '一条格纹围巾，一顶罗纹帽，同是石板灰，同缸染色，在日光下也不差分毫。两件可以单买，一起买则装在一只盒里。如果清早出门的是两个人，不妨多要一顶帽子。两件都是羊羔毛，用羊毛程序 30 度洗。',
    ],
  },
  weekend: {
    name: [
      'Harbour weekend: tote, hat and pattern',
      'Wochenende am Hafen: Tasche, Mütze, Schnitt',
      'Выходные в гавани: сумка, шапка и выкройка',
      'Вихідні в гавані: сумка, шапка й викрійка',
      '港口周末：帆布包、帽子与纸样',
    ],
    text: [
      'What we pack for two days by the water: the canvas tote in ivory, the cotton hat in denim blue, and the pattern to sew a second bag on a rainy afternoon. Choose how many of each you need; the sum is counted as you go. The bag and the hat are sent at once, the pattern arrives by e-mail.',
      'Was wir für zwei Tage am Wasser packen: den Shopper in Elfenbein, die Baumwollmütze in Denimblau und den Schnitt, um an einem Regennachmittag eine zweite Tasche zu nähen. Sie wählen von jedem die Anzahl, die Summe rechnet mit. Tasche und Mütze gehen sofort auf den Weg, der Schnitt kommt per E-Mail.',
      'Что мы берём на два дня к воде: парусиновую сумку цвета слоновой кости, хлопковую шапку джинсового цвета и выкройку, чтобы дождливым днём сшить вторую сумку. Количество каждой вещи выбираете сами, сумма считается сразу. Сумку и шапку отправляем в тот же день, выкройка придёт по электронной почте.',
      'Що ми беремо на два дні до води: парусинову сумку кольору слонової кістки, бавовняну шапку джинсового кольору й викрійку, щоб дощового дня пошити другу сумку. Кількість кожної речі обираєте самі, сума рахується одразу. Сумку й шапку надсилаємо того ж дня, викрійка надійде електронною поштою.',
      '去水边两天，带上象牙色帆布托特包和丹宁蓝棉线帽，再加一份纸样，下雨的午后可以自己缝一只包。每样要几件由您选择，金额随之计算。包和帽子当天寄出，纸样以邮件送达，文件随时可以下载。',
    ],
  },
  winterSet: {
    name: [
      'Winter set: scarf, hat and care',
      'Winterset: Schal, Mütze, Pflege',
      'Зимний набор: шарф, шапка и уход',
      'Зимовий набір: шарф, шапка й догляд',
      '冬日套装：围巾、帽子与护理',
    ],
    text: [
      'Put the set together yourself: one scarf out of three, one hat out of three, and the care guide if you want it. We have laid the slate pair on top because it sells best; every other pairing costs the sum of its parts. Everything leaves in one box, folded in tissue paper, with the receipt in a separate envelope.',
      'Stellen Sie das Set selbst zusammen: einer von drei Schals, eine von drei Mützen und auf Wunsch der Pflegeratgeber. Obenauf liegt das Paar in Schiefer, weil es am meisten gekauft wird; jede andere Paarung kostet die Summe ihrer Teile. Alles reist in einem Karton, in Seidenpapier gelegt, der Beleg in einem eigenen Umschlag.',
      'Соберите набор сами: один шарф из трёх, одну шапку из трёх и, если нужно, памятку по уходу. Сверху лежит сланцевая пара, её берут чаще всего; любое другое сочетание стоит столько, сколько его части. Всё едет в одной коробке, переложено тонкой бумагой, а чек лежит в отдельном конверте.',
      'Складіть набір самі: один шарф із трьох, одну шапку з трьох і, якщо треба, пам’ятку з догляду. Зверху лежить сланцева пара, її беруть найчастіше; будь-яке інше поєднання коштує стільки, скільки його частини. Усе їде в одній коробці, перекладене тонким папером, а чек лежить в окремому конверті.',
      '套装由您自己搭配：三条围巾选一，三顶帽子选一，需要的话再加护理指南。石板灰这一对卖得最好，所以摆在最前；其他组合的价格就是各件之和。全部装在一只盒子里，以薄纸包好，收据另装信封。',
    ],
  },
  giftBox: {
    name: [
      'Gift box with a bag and two small things',
      'Geschenkbox mit Tasche und zwei Kleinigkeiten',
      'Подарочный набор: сумка и две мелочи',
      'Подарунковий набір: сумка й дві дрібниці',
      '礼盒：一只包与两样小物',
    ],
    text: [
      'For somebody whose size you do not know: a bag, and one or two pieces that fit every head and every neck. Choose the bag first, then tick what goes in it. The box is grey board tied with cotton ribbon; a card with your words lies on top. It can be exchanged for sixty days instead of thirty.',
      'Für jemanden, dessen Größe Sie nicht kennen: eine Tasche und dazu ein oder zwei Dinge, die auf jeden Kopf und an jeden Hals passen. Erst die Tasche wählen, dann ankreuzen, was hineinkommt. Der Karton ist aus Graupappe mit Baumwollband, obenauf liegt eine Karte mit Ihren Worten. Umtauschen kann man sechzig statt dreißig Tage.',
      'Для того, чей размер вы не знаете: сумка и одна или две вещи, которые придутся впору любой голове и любой шее. Сначала выберите сумку, затем отметьте, что в неё положить. Коробка из серого картона перевязана хлопковой лентой, сверху открытка с вашими словами. На обмен набора есть шестьдесят дней вместо тридцати.',
      'Для того, чий розміру ви не знаєте: сумка й одна або дві речі, що пасуватимуть до будь-якої голови й будь-якої шиї. Спершу оберіть сумку, потім позначте, що в неї покласти. Коробку із сірого картону перев’язано бавовняною стрічкою, зверху листівка з вашими словами. На обмін набору є шістдесят днів замість тридцяти.',
      '送给不知道尺码的人：一只包，再加一两样人人都戴得上的小东西。先选包，再勾选放进去的小物。盒子是灰纸板，系棉带，最上面是写着您的话的卡片。换货期也放宽到六十天。',
    ],
  },
} satisfies Record<string, SpecialWords>
