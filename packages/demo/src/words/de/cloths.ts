import type { GarmentWords } from '../garment-words.ts'

export const cloths = {
  lambswool: {
    name: 'Lammwolle',
    facts: '100 % Lammwolle, {gsm} g/m²',
    lines: [
      'Die Lammwolle stammt aus der ersten Schur, wird in Yorkshire gesponnen und wiegt {gsm} g/m².',
      'Wolle der ersten Schur ist vom ersten Tag an weich; gefärbt wird vor dem Spinnen, das gibt dem Ton Tiefe.',
      'Die Wolle einer einzigen Genossenschaft, bis ins Tal zurückzuverfolgen, {gsm} g/m².',
      'Lammwolle mit {gsm} g/m² wärmt, ehe sie schwer wird; die Knötchen des ersten Monats nimmt ein Kamm mit.',
      'Alte Spinnmaschinen lassen Luft im Garn, darum wärmt es mit {gsm} g/m² wie etwas Dickeres.',
      'Für jede Farbe werden drei Töne gefärbter Wolle gemischt, deshalb wirkt keine flach.',
      'Die Schafe weiden an der schottischen Grenze, das Garn wird in weichem Wasser gewaschen, am Ende sind es {gsm} g/m².',
    ],
  },
  merino: {
    name: 'Merinowolle',
    facts: '100 % Merinowolle, 19,5 Mikron, {gsm} g/m²',
    lines: [
      'Merino mit 19,5 Mikron kratzt nicht und will öfter gelüftet als gewaschen werden.',
      'Das extrafeine Garn kommt aus Biella, gestrickt mit Feinheit 12 zu {gsm} g/m².',
      'Mit {gsm} g/m² ist diese Merinowolle leicht genug für drinnen und warm genug für den Weg.',
      'Nachts über den Stuhl gelegt, ist Merino mit {gsm} g/m² am Morgen wieder frisch.',
    ],
  },
  cashmere: {
    name: 'Kaschmir',
    facts: '100 % Kaschmir, zweifädig, {gsm} g/m²',
    lines: [
      'Zweifädiger Kaschmir mit 36 mm langen Fasern: Lange Fasern bilden weniger Knötchen, das ist den Preis wert.',
      'In der Inneren Mongolei ausgekämmt, in Schottland gesponnen, {gsm} g/m² im fertigen Stück.',
      'Der Kaschmir wiegt {gsm} g/m², wird zehn Wäschen lang weicher und bleibt dann so.',
      'Hundertfünfzig Gramm davon gibt eine Ziege im Jahr, da lohnt sich jede Reparatur.',
    ],
  },
  alpaca: {
    name: 'Alpaka',
    facts: '70 % Alpaka, 30 % Wolle, {gsm} g/m²',
    lines: [
      'Alpaka mit einem Drittel Wolle wirkt dicker, als es wiegt: {gsm} g/m² bei viel Wärme.',
      'Die Faser ist hohl, hält Luft und lässt Nieselregen abperlen, bevor er einzieht.',
      'Die aufgeraute Oberfläche verwischt die Maschen, die Wolle im Garn hält sie am Platz.',
    ],
  },
  cottonKnit: {
    name: 'Baumwolle',
    facts: '100 % Bio-Baumwolle, Feinheit 5, {gsm} g/m²',
    lines: [
      'Bio-Baumwolle, mit Feinheit 5 gestrickt, fühlt sich trocken und kühl an.',
      'Vierfädige Baumwolle mit {gsm} g/m² sieht aus wie handgestrickt und darf in die Maschine.',
      'Die Baumwolle wächst bei Izmir und ist schwach gedreht, daher die matte Oberfläche.',
    ],
  },
  jersey: {
    name: 'Jersey',
    facts: '100 % Baumwolle, Single Jersey, {gsm} g/m²',
    lines: [
      'Single Jersey mit {gsm} g/m² aus gekämmter Baumwolle, vor dem Zuschnitt gewaschen, damit nichts einläuft.',
      'Ringgesponnene Baumwolle, gesengt: Der Flaum ist weg, die Oberfläche glatt.',
      'Bei {gsm} g/m² ist der Jersey blickdicht, auch im hellsten Ton.',
    ],
  },
  heavyJersey: {
    name: 'schwerer Baumwolle',
    facts: '100 % Baumwolle, fester Jersey, {gsm} g/m²',
    lines: [
      'Fester Jersey mit {gsm} g/m², der auch am Haken in Form bleibt.',
      'Langsam auf alten Rundstühlen gestrickt, {gsm} g/m² schwer und ohne Elastan.',
      'Ein schwerer, trockener Jersey, der gebügelt aussieht, ohne es je gewesen zu sein.',
      'Dickes Garn, enge Maschen, {gsm} g/m²: Die Form überdauert die Mode.',
    ],
  },
  poplin: {
    name: 'Popeline',
    facts: '100 % Baumwolle, Popeline aus 100er-Zwirn, {gsm} g/m²',
    lines: [
      'Zweifach gezwirnte Popeline mit {gsm} g/m² aus Porto: knackig, blickdicht, schnell gebügelt.',
      'In Kette und Schuss läuft dasselbe 100er-Garn, so nutzt sich der Stoff gleichmäßig ab.',
      'Baumwollpopeline, einmal merzerisiert, mit einem leichten Glanz, der die Wäsche übersteht.',
      'Mit {gsm} g/m² ist Popeline dünn genug für den Juli und so dicht, dass nichts darunter muss.',
    ],
  },
  oxford: {
    name: 'Oxford-Baumwolle',
    facts: '100 % Baumwolle, Oxford-Bindung, {gsm} g/m²',
    lines: [
      'Oxford wird zwei Fäden über einen gewebt; mit {gsm} g/m² hat der Stoff Stand und atmet doch.',
      'Kleine weiße Quadrate in der Bindung hellen jede Farbe um einen Ton auf.',
      'Eine robuste Baumwolle mit {gsm} g/m², nass aufgehängt braucht sie kein Bügeleisen.',
    ],
  },
  linen: {
    name: 'Leinen',
    facts: '100 % Leinen aus europäischem Flachs, {gsm} g/m²',
    lines: [
      'Der Flachs wächst in der Normandie, gewebt wird in Litauen, mit {gsm} g/m².',
      'Leinen mit {gsm} g/m², mit Steinen gewaschen, bis die Steife weg ist; Falten gehören dazu.',
      'Ein Fünftel seines Gewichts nimmt der Stoff an Feuchte auf, bevor er sich klamm anfühlt.',
      'Lange Flachsfasern geben einen Faden, der nass fester und mit jeder Wäsche weicher wird.',
      'Nass gesponnen aus langer Faser, fühlt sich dieses Leinen mit {gsm} g/m² auch am heißesten Tag trocken an.',
      'Leinen klebt nie: Mit {gsm} g/m² hält es einen Fingerbreit Abstand zur Haut und lässt die Luft arbeiten.',
    ],
  },
  silk: {
    name: 'Seide',
    facts: '100 % Maulbeerseide, sandgewaschen, {gsm} g/m²',
    lines: [
      'Sandgewaschene Seide mit {gsm} g/m²: matt, kühl und weniger wasserscheu, als man denkt.',
      'In Como aus Kreppgarn gewebt, fällt die Seide schwer und raschelt nicht.',
      'Maulbeerseide mit einer stumpfen Seite, und die tragen wir außen.',
      'Mit {gsm} g/m² wird die Seide in einer Minute warm und in der nächsten wieder kühl.',
      'In der Trommel mit feinem Sand gewaschen, hat die Seide den Glanz verloren und die Tiefe behalten.',
    ],
  },
  viscose: {
    name: 'Viskosekrepp',
    facts: '100 % Viskose aus zertifiziertem Holz, {gsm} g/m²',
    lines: [
      'Viskosekrepp aus zertifiziertem Holz, {gsm} g/m², über Nacht trocken und kaum knitternd.',
      'Das Garn ist in beide Richtungen hart gedreht, daher das Korn und der Fall.',
      'Ein fließender Stoff mit {gsm} g/m², der eine halbe Sekunde nach der Trägerin ankommt.',
      'Aus der Faust kommt er glatt wieder heraus: Krepp mit {gsm} g/m² verzeiht jeden Koffer.',
    ],
  },
  flannel: {
    name: 'Flanell',
    facts: '100 % Wollflanell, {gsm} g/m²',
    lines: [
      'Wollflanell mit {gsm} g/m², zwei Stunden gewalkt, bis die Bindung unter dem Flor verschwindet.',
      'Der Flanell kommt aus Biella, die Farbe ist aus drei Tönen gefärbter Faser gemischt.',
      'Der Flanell ist beidseitig weich, hält die Falte und vergisst die Reise über Nacht.',
      'Flanell lässt Luft durch und hält die Wärme, darum gibt es ihn seit zweihundert Jahren.',
    ],
  },
  wool: {
    name: 'Wollköper',
    facts: '98 % Schurwolle, 2 % Elastan, {gsm} g/m²',
    lines: [
      'Der Wollköper wiegt {gsm} g/m² und hat zwei Prozent Elastan, genug für einen Tag im Sitzen.',
      'Hochgedrehtes Garn federt zurück, Falten hängen sich bis zum Morgen aus.',
      'Schurwolle aus einer Weberei in Guimarães, {gsm} g/m², für zehn Monate im Jahr.',
      'Trocken gewebt und ohne Stärke ausgerüstet, ist der Köper mit {gsm} g/m² beim vierzigsten Tragen noch gut.',
    ],
  },
  doubleWool: {
    name: 'Doubleface-Wolle',
    facts: '90 % Schurwolle, 10 % Kaschmir, {gsm} g/m²',
    lines: [
      'Zwei Lagen Wolle sind zu einem einzigen Tuch verwebt, zusammen {gsm} g/m².',
      'Doubleface aus Biella, auf der Außenseite mit einem Zehntel Kaschmir.',
      'Mit {gsm} g/m² hält der Stoff den Wind ab und biegt sich ohne Einlage wie eine Decke.',
    ],
  },
  gabardine: {
    name: 'Gabardine',
    facts: '100 % Baumwollgabardine, wasserabweisend, {gsm} g/m²',
    lines: [
      'Baumwollgabardine mit {gsm} g/m², so dicht gewebt, dass eine Stunde Regen draußen bleibt.',
      'Ein steiler Köper aus langstapeliger Baumwolle, ohne Fluorcarbone ausgerüstet.',
      'Neu ist die Gabardine steif, nach einem Monat kennt sie die Ellbogen.',
    ],
  },
  denim: {
    name: 'gewaschenem Denim',
    facts: '100 % Baumwolldenim, 13 oz, {gsm} g/m²',
    lines: [
      'Denim mit 13 Unzen, zweimal mit Enzymen statt mit Steinen gewaschen.',
      'In der Türkei aus Bio-Baumwolle gewebt, {gsm} g/m², mit Indigo bei halbem Wasserverbrauch gefärbt.',
      'Die helleren Stellen folgen Oberschenkel und Knie wie nach einem Jahr am Körper.',
    ],
  },
  rawDenim: {
    name: 'rohem Denim',
    facts: '100 % Baumwolle, Selvedge-Denim, 14 oz, {gsm} g/m²',
    lines: [
      'Selvedge-Denim mit 14 Unzen aus Okayama, ungewaschen, mit roter Linie an der Außennaht.',
      'Nach dem Weben ist mit diesem Denim nichts geschehen: {gsm} g/m², dunkel und steif.',
      'Das Indigo sitzt außen am Garn und bleicht dort aus, wo man sich bewegt.',
    ],
  },
  calf: {
    name: 'Kalbsleder',
    facts: 'Kalbsleder, pflanzlich gegerbt, 1,8 mm',
    lines: [
      'Kalbsleder von 1,8 mm, sechs Wochen lang in der Toskana mit Rinde gegerbt.',
      'Durchgefärbt und nur gewachst: Kratzer lassen sich mit dem Daumen ausreiben.',
      'Die Haut fällt bei der Fleischerzeugung an, ist chromfrei gegerbt und dunkelt mit Licht und Händen nach.',
      'Die Narbung bleibt, wie sie gewachsen ist; an Poren und Linien erkennt man die einzelne Haut.',
      'In den ersten Wochen knarzt das Kalbsleder ein wenig, danach kennt es Sie beim Namen.',
      'In der Grube gegerbt statt im Fass, bleibt das Leder fest, wo es muss, und gibt nach, wo es darf.',
      'Ein Regentropfen zeichnet sich anfangs ab; mit Wachs eingerieben, vergisst ihn das Kalbsleder bald.',
      'Mit 1,8 mm aus dem Rücken des Kalbs geschnitten, wo die Haut am dichtesten ist und kaum nachgibt.',
    ],
  },
  suede: {
    name: 'Veloursleder',
    facts: 'Kalbsvelours, imprägniert, 1,6 mm',
    lines: [
      'Kalbsvelours von 1,6 mm mit kurzem Flor, schon im Fass imprägniert.',
      'Das Velours ist die Fleischseite einer ganzen Haut, kein Spaltleder, und bleibt lange dicht.',
      'In einem Bad durchgefärbt; was der Regen glättet, richtet eine Messingbürste wieder auf.',
      'Der Flor hat einen Strich: Fährt die Hand darüber, zeigt eine Farbe zwei Töne.',
      'Mit feinem Schmirgel aufgeraut, ist der Flor so kurz, dass man ihn für Stoff halten könnte.',
      'Bei 1,6 mm liegt das Velours weich in der Hand und hält die Form auch ohne Futter.',
    ],
  },
  canvas: {
    name: 'Segeltuch',
    facts: '100 % Bio-Baumwolle, Segeltuch, 18 oz, {gsm} g/m²',
    lines: [
      'Baumwolltuch mit 18 Unzen, für Segelmacher gewebt, {gsm} g/m².',
      'Bio-Baumwolle in Leinwandbindung, im Schuss ungebleicht, daher der trockene Farbton.',
      'Das Tuch wird mit der Zeit weicher und ist unbeschichtet, es lässt sich sauber bürsten.',
    ],
  },
} satisfies Partial<GarmentWords['cloths']>
