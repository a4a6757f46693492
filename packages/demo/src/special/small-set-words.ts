import type { SpecialWords } from './special-words.ts'

export const SMALL_SETS = {
  pearlPair: {
    name: [
      'Pearl set: necklace and earrings',
      'Perlenset: Kette und Ohrhänger',
      'Жемчужный комплект: бусы и серьги',
      'Перловий комплект: намисто й сережки',
      '珍珠套装：项链与耳坠',
    ],
    text: [
      'A row of pearls and two more for the ears, picked from one harvest so that the lustre agrees. Both can be bought alone, and whoever takes them together gets one box with two compartments. Wear the row over a T-shirt and the earrings to the office, or both at once on the one evening a year that asks for it.',
      'Eine Reihe Perlen und zwei weitere für die Ohren, aus einer Ernte gewählt, damit der Glanz zusammenpasst. Beides gibt es einzeln, zusammen kommt es in einer Schachtel mit zwei Fächern. Tragen Sie die Kette zum T-Shirt und die Ohrhänger ins Büro oder beides an dem einen Abend im Jahr, der danach verlangt.',
      'Нить жемчуга и ещё две жемчужины для ушей, подобранные из одного урожая, чтобы блеск совпадал. Вещи можно купить и отдельно, а вместе они приходят в одной коробке с двумя отделениями. Носите бусы поверх футболки, серьги в офис, а всё сразу в тот единственный вечер года, который этого просит.',
      'Нитка перлів і ще дві перлини для вух, дібрані з одного врожаю, щоб блиск збігався. Речі можна купити й окремо, а разом вони приходять в одній коробці з двома відділеннями. Носіть намисто поверх футболки, сережки до офісу, а все разом того єдиного вечора на рік, який цього просить.',
      '一串珍珠，外加耳边两粒，同一批采收，光泽彼此相合。两样都可以单买，一起买就装进一只双格小盒。项链配T恤，耳坠戴去上班，一年里总有一个晚上，值得一起戴上。',
    ],
  },
  forTheRoad: {
    name: [
      'For the road: sunglasses and watch',
      'Für unterwegs: Sonnenbrille und Uhr',
      'В дорогу: очки и часы',
      'У дорогу: окуляри й годинник',
      '在路上：太阳镜与腕表',
    ],
    text: [
      'Two things to know where you are and how late it is: dark sunglasses in acetate and a watch on a tobacco strap. They come in a roll of canvas that also holds a passport. Each part is sold alone as well, and either of them may go back within thirty days without the other.',
      'Zwei Dinge, um zu wissen, wo man ist und wie spät es wird: eine dunkle Brille aus Acetat und eine Uhr mit tabakbraunem Band. Sie kommen in einer Rolle aus Segeltuch, in der auch ein Pass Platz hat. Beides gibt es einzeln, und jedes Teil darf binnen dreißig Tagen allein zurück.',
      'Две вещи, чтобы видеть дорогу и знать время: тёмные очки из ацетата и часы на табачном ремешке. Они лежат в парусиновом свёртке, куда входит и паспорт. Каждую часть продаём и отдельно, и в течение тридцати дней любую можно вернуть без другой. Свёрток в любом случае остаётся у вас.',
      'Дві речі, щоб бачити дорогу й знати час: темні окуляри з ацетату й годинник на тютюновому ремінці. Вони лежать у парусиновому згортку, куди входить і паспорт. Кожну частину продаємо й окремо, і протягом тридцяти днів будь-яку можна повернути без другої. Згорток у будь-якому разі лишається у вас.',
      '两样东西，看清路，也看清时间：一副深色板材太阳镜，一块配烟草棕表带的腕表。一起卷在帆布套里，还能再放一本护照。两样都可以单买，三十天内也可以只退一样，帆布套总归是您的。',
    ],
  },
  eveningBox: {
    name: [
      'Evening box: a chain and earrings',
      'Abendbox: Kette und Ohrringe',
      'Вечерняя шкатулка: цепочка и серьги',
      'Вечірня скринька: ланцюжок і сережки',
      '晚间首饰盒：项链与耳环',
    ],
    text: [
      'Choose what hangs at the neck, then what hangs at the ears, and we put both into a box lined with velvet. Three chains and three pairs stand to choose from, and all of them get along with each other; we have tried every pairing in daylight and by lamp. The care guide fits in beneath the cushion.',
      'Wählen Sie, was am Hals hängt, dann, was am Ohr hängt, und wir legen beides in eine mit Samt gefütterte Schachtel. Drei Ketten und drei Paare stehen zur Wahl, und alle vertragen sich; wir haben jede Verbindung bei Tag und bei Lampenlicht geprüft. Der Pflegeratgeber passt unter das Kissen.',
      'Сначала выберите то, что наденете на шею, потом то, что в уши: мы уложим всё в шкатулку, обитую бархатом. На выбор три цепочки и три пары, и все они уживаются друг с другом: каждое сочетание мы проверили днём и при лампе. Памятка по уходу помещается под подушечкой.',
      'Спершу оберіть те, що вдягнете на шию, потім те, що у вуха: ми вкладемо все у скриньку, оббиту оксамитом. На вибір три ланцюжки й три пари, і всі вони пасують одне до одного: кожне поєднання ми перевірили вдень і під лампою. Пам’ятка з догляду вміщується під подушечкою.',
      '先选颈上的，再选耳边的，我们一起放进衬着丝绒的小盒。三条项链，三对耳环，怎样搭都合得来，每一种组合我们都在日光下和灯下看过。护理指南可以压在软垫下面。收到的人打开时，只需要一面镜子。',
    ],
  },
  beaniePattern: {
    name: [
      'Knitting pattern: ribbed beanie',
      'Strickanleitung: gerippte Mütze',
      'Схема вязания: шапка резинкой',
      'Схема в’язання: шапка в рубчик',
      '编织图解：罗纹针织帽',
    ],
    text: [
      'Our ribbed hat as a pattern for your own needles, in three sizes and two depths of cuff. Nine pages, a chart in large print, photographs of the crown row by row, and a table for yarns from thin to thick. A first hat takes two evenings; the second takes one. Print it or keep it on the phone.',
      'Unsere gerippte Mütze als Anleitung für die eigenen Nadeln, in drei Größen und zwei Umschlaghöhen. Neun Seiten, eine groß gedruckte Strickschrift, Fotos der Abnahmen Reihe für Reihe und eine Tabelle für dünne bis dicke Garne. Die erste Mütze braucht zwei Abende, die zweite einen. Zum Drucken oder für das Telefon.',
      'Наша шапка резинкой как схема для ваших спиц: три размера и две высоты отворота. Девять страниц, крупная схема, снимки макушки ряд за рядом и таблица для пряжи от тонкой до толстой. На первую шапку уходит два вечера, на вторую один. Файл можно распечатать или открыть на телефоне.',
      'Наша шапка в рубчик як схема для ваших спиць: три розміри й дві висоти відвороту. Дев’ять сторінок, велика схема, знімки маківки ряд за рядом і таблиця для пряжі від тонкої до товстої. На першу шапку йде два вечори, на другу один. Файл можна надрукувати або відкрити на телефоні.',
      '把我们的罗纹帽写成图解，交给您的棒针：三个尺寸，两种翻边高度。共九页，大字针法图，帽顶收针逐行拍照，另有粗细纱线对照表。第一顶要两个晚上，第二顶一个晚上就够。可以打印，也可以在手机上看。',
    ],
  },
} satisfies Record<string, SpecialWords>
