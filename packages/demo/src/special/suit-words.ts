import type { SpecialWords } from './special-words.ts'

export const SUIT_WORDS = {
  inkWool: {
    name: [
      'Wool suit: blazer and straight trousers',
      'Hosenanzug: Wollblazer und gerade Hose',
      'Шерстяной костюм: жакет и прямые брюки',
      'Вовняний костюм: жакет і прямі штани',
      '羊毛套装：西装外套与直筒裤',
    ],
    text: [
      'Blazer and trousers in the same ink wool, cut from one length of cloth so that they agree in every light. Choose the size of each: few people are the same above and below the waist, and here nobody has to be. The jacket closes with two buttons and its sleeves are lined; the trousers fall straight from the hip. Each can be worn alone and may go back alone within thirty days.',
      'Blazer und Hose aus derselben Wolle in Tinte, aus einer Stoffbahn geschnitten, damit beide bei jedem Licht zusammenpassen. Wählen Sie die Größe für oben und unten getrennt: Kaum jemand hat zweimal dieselbe, und hier muss das auch niemand. Der Blazer schließt mit zwei Knöpfen, die Ärmel sind gefüttert; die Hose fällt gerade von der Hüfte. Jedes Teil trägt sich allein und darf binnen dreißig Tagen allein zurück.',
      'Жакет и брюки из одной чернильной шерсти: детали выкроены из одного отреза, поэтому совпадают при любом свете. Размер верха и низа выбирайте отдельно: мало у кого они одинаковы, и здесь это не требуется. Жакет застёгивается на две пуговицы, рукава на подкладке, брюки падают прямо от бедра. Вещи носят и порознь, и вернуть за тридцать дней можно любую из них.',
      'Жакет і штани з однієї чорнильної вовни: деталі викроєно з одного відрізу, тому вони збігаються за будь-якого світла. Розмір верху й низу вибирайте окремо: мало в кого вони однакові, і тут цього не треба. Жакет застібається на два ґудзики, рукави на підкладці, штани спадають прямо від стегна. Речі носять і окремо, і повернути за тридцять днів можна будь-яку з них.',
      '西装外套与长裤从同一匹墨黑羊毛料上裁下，什么光线下颜色都一致。上下尺码分开选：很少有人上下同码，这里也不要求。外套两粒扣，袖子有里布；裤子自胯部直落。两件也可以分开穿，三十天内可以只退其中一件。',
    ],
  },
  slateFlannel: {
    name: [
      'Flannel suit: blazer and straight trousers',
      'Flanellanzug: Sakko und gerade Hose',
      'Фланелевый костюм: пиджак и прямые брюки',
      'Фланелевий костюм: піджак і прямі штани',
      '法兰绒套装：西装外套与直筒裤',
    ],
    text: [
      'Wool flannel in slate, milled until the weave disappears, for jacket and trousers alike. Pick the size above and the waist below separately; the hem is shortened free of charge. The shoulders carry no padding, the trousers no pleat, and by the next morning the cloth has forgotten a day of sitting. Together they make a suit for weddings and interviews; apart they see you through half a working week.',
      'Wollflanell in Schiefer, gewalkt, bis die Bindung verschwindet, für Sakko und Hose aus einem Stück. Größe oben und Bundweite unten wählen Sie getrennt, den Saum kürzen wir kostenlos. Die Schultern sind ohne Polster, die Hose ohne Falte, und einen Tag im Sitzen vergisst der Stoff bis zum nächsten Morgen. Zusammen ist das ein Anzug für Hochzeit und Vorstellungsgespräch, getrennt reicht es für die halbe Arbeitswoche.',
      'Шерстяная фланель сланцевого цвета, которую валяли, пока не скрылось переплетение: из неё и пиджак, и брюки. Размер верха и обхват талии выбираются отдельно, низ укоротим бесплатно. Плечи без накладок, брюки без складок, а следы целого дня за столом ткань забывает к утру. Вместе это костюм для свадьбы и собеседования, порознь хватит на половину рабочей недели.',
      'Вовняна фланель сланцевого кольору, яку валяли, доки не сховалося переплетення: з неї і піджак, і штани. Розмір верху й обхват талії вибирають окремо, низ укоротимо безкоштовно. Плечі без накладок, штани без складок, а сліди цілого дня за столом тканина забуває до ранку. Разом це костюм для весілля й співбесіди, окремо вистачить на половину робочого тижня.',
      '石板灰羊毛法兰绒，缩绒到织纹隐去，外套和长裤同出一块料。上衣尺码与腰围分开选，裤脚免费改短。肩部没有垫肩，裤子没有褶，坐了一天的痕迹第二天早上就没了。合穿去婚礼、去面试，拆开穿也够应付半个星期的班。',
    ],
  },
} satisfies Record<string, SpecialWords>
