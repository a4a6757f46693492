import type { FormKey } from '../../goods/good.ts'
import type { FormWords } from '../garment-words.ts'

export const knitsAndTops = {
  jumperCrew: {
    name: 'Rundhalspullover aus {cloth} {print}',
    intro: [
      'Der runde Ausschnitt liegt nah am Hals und lässt trotzdem Platz für einen Hemdkragen.',
      'Ein schlichter Pullover für die neun Monate im Jahr, in denen ein Mantel zu viel wäre.',
      'Lange Ärmel, runder Ausschnitt, nichts auf der Brust: Damit fängt das Strickregal an.',
      'Unter dem Mantel trägt er nicht auf, ohne Mantel wirkt er fertig angezogen.',
      'Der Pullover, den manche dreimal haben, weil der erste so gut war.',
    ],
    make: [
      'Die Ärmel sind von Hand angekettelt, Bündchen und Saum 6 cm hoch gerippt.',
      'Jedes Teil ist in Form gestrickt statt zugeschnitten, die Seitennähte liegen flach und fransen nicht aus.',
      'Die Halsblende ist doppelt und innen angenäht, ein Webband sichert die Schultern.',
      'Die Schultern sind formgestrickt, neben der Naht sieht man die kleinen schrägen Maschen.',
      'Saum und Bündchen sind eine Stufe fester gestrickt und erholen sich über Nacht.',
    ],
  },
  jumperV: {
    name: 'V-Pullover aus {cloth} {print}',
    intro: [
      'Das V endet eine Handbreit unter dem Schlüsselbein: tief genug für ein Hemd, hoch genug ohne.',
      'Ein V-Pullover fürs Büro, der unter dem Sakko an der Schulter nicht aufträgt.',
      'Zwei Rippen rahmen den Ausschnitt, mehr Schmuck gibt es nicht.',
      'Mit Hemd ist er Alltag, auf der Haut ist er Samstag.',
      'Der Ausschnitt ist schmal genug, um auf beiden Schultern zu bleiben.',
    ],
    make: [
      'Die Spitze des V ist von Hand auf Gehrung gearbeitet, die Rippen treffen sich in einer Linie.',
      'In den Bündchen läuft ein Faden Elastan mit: Auch hochgeschoben finden sie in ihre Form zurück.',
      'An der Schulter sind die Nähte flach gehalten, dort scheuert kein Taschenriemen.',
      'Den Nacken säumt ein Streifen aus demselben Garn, dort kratzt nichts.',
      'Rumpf und Ärmel sind Masche für Masche gekettelt, ohne Wulst.',
    ],
  },
  jumperRoll: {
    name: 'Rollkragenpullover aus {cloth} {print}',
    intro: [
      'Der Kragen misst 18 cm, wird einmal umgeschlagen und bleibt stehen, ohne dass man zupft.',
      'Von Oktober bis zum ersten Schnee macht dieser Pullover den Schal überflüssig.',
      'Unter dem Mantel zeigt der Rollkragen drei Finger breit Strick und nicht mehr.',
      'Wenn die Heizung ausfällt oder der Zug steht, freut man sich über diesen Kragen.',
      'Der Kragen rahmt das Gesicht und ersetzt unter der Jacke Hemd und Schal.',
    ],
    make: [
      'Der Kragen ist rund gestrickt, im Nacken kratzt keine Naht.',
      'Unter den Armen sitzt ein kleiner Zwickel, beim Strecken rutscht der Saum nicht hoch.',
      'Bündchen und Saum sind 6 cm hoch gerippt, der Rumpf fällt weich darüber.',
      'Der Kragen ist lockerer gestrickt als der Rumpf, so überlebt die Frisur.',
      'Am Saum ist die Rippe etwas weiter gestrickt als am Bündchen und liegt flach auf der Hüfte.',
    ],
  },
  tee: {
    name: 'T-Shirt aus {cloth} {print}',
    intro: [
      'Ein T-Shirt mit genug Gewicht, um allein getragen zu werden und nicht nur unter etwas.',
      'Kurze Ärmel, die über dem Ellbogen enden, runder Ausschnitt, gerader Saum.',
      'Seit sechs Jahren derselbe Schnitt, weil niemand einen anderen wollte.',
      'Man bemerkt es daran, was es nicht tut: sich verdrehen, einlaufen, grau werden.',
      'Der Ärmel ist etwas länger, die Schulternaht sitzt, wo Schultern sind.',
      'Nach der Wäsche kommt es auf den Bügel, und bald darauf ist es wieder unterwegs.',
      'Vorn steht nichts geschrieben, und gerade das sagt genug.',
    ],
    make: [
      'Die Halsblende ist 18 mm breit und doppelt gesteppt, sie hält ihre Rundung auch nach fünfzig Wäschen.',
      'Innen sichert ein Band die Schulternähte, den Saum halten zwei Reihen Stiche.',
      'Der Rumpf ist streng im Fadenlauf geschnitten, in der Trommel verdreht sich nichts.',
      'Der Ausschnitt wird von Hand über einer Kurvenschablone geschnitten, links gleich rechts.',
      'Innen versäubert, außen flach, und in der Seite kein Etikett zum Heraustrennen.',
      'Die Ärmelsäume sind doppelt eingeschlagen, sie liegen am Arm an und rollen sich nicht.',
    ],
  },
  shirt: {
    name: 'Hemd aus {cloth} {print}',
    intro: [
      'Der weiche zweiteilige Kragen steht auch dann, wenn der oberste Knopf offen bleibt.',
      'Sieben Knöpfe, eine Tasche und ein runder Saum, der lang genug ist, um im Bund zu bleiben.',
      'Die einen bügeln es, die anderen tragen es von der Leine weg; beides ist richtig.',
      'Vor dem Verkauf gewaschen, darum fühlt sich der erste Tag an wie der zehnte.',
      'Es geht unter Pullover, unter Jacke und allein mit aufgekrempelten Ärmeln.',
      'Ein Hemd für den ersten Arbeitstag und für den tausendsten.',
      'Hinten ist der Saum etwas länger, beim Radfahren und Strecken bleibt er, wo er ist.',
      'Bis zum Mittag knittert es dort, wo man sich beugt, und sieht dadurch nur besser aus.',
    ],
    make: [
      'Die Seitennähte sind auf 3 mm gekappt, die Perlmuttknöpfe sitzen auf einem Fadenstiel.',
      'Über den Schultern liegt eine doppelte Passe, und die Falte darunter gibt bei jedem Strecken nach.',
      'Ein Knopf schließt die Manschette, ein zweiter hält den Ärmelschlitz zu.',
      'Kragen und Manschetten sind mit Baumwolle verstärkt statt mit Kunststoff und werfen keine Blasen.',
      'Acht Stiche auf den Zentimeter, innen Ersatzknöpfe, Zwickel am Saum.',
      'Hinten ist der Kragensteg eine Spur höher, so liegt das Sakko auf ihm und nicht auf dem Nacken.',
      'Die Tasche sitzt auf Höhe des zweiten Knopfs, kleine Dreiecke aus Stichen halten ihre Ecken.',
      'Die Knopflöcher werden erst genäht und dann geschnitten, so langsam und so fransenfrei wie früher.',
    ],
  },
  blouse: {
    name: 'Bluse aus {cloth} {print}',
    intro: [
      'Eine Bluse ohne Tasche und ohne steifen Kragen; die Form gibt ihr der Stoff.',
      'Der Ärmel ist in eine schmale Manschette gekräuselt und fällt zwei Zentimeter über das Handgelenk.',
      'In der hohen Hose sitzt sie faltenlos, über Jeans wirkt sie nicht geliehen.',
      'Ein leises Oberteil zu lauten Hosen, oder umgekehrt.',
      'Geschlossen oder mit einem offenen Knopf, beides sieht gewollt aus.',
    ],
    make: [
      'Alle Nähte sind als französische Nähte gearbeitet, innen liegt keine Kante offen.',
      'Die Knöpfe sind klein, aus Perlmutt und so dicht gesetzt, dass dazwischen nichts aufspringt.',
      'Im Rücken springt unter der Passe eine Kellerfalte auf, sobald man sich vorbeugt.',
      'Die Schulternaht liegt etwas weiter vorn, so rutscht die Bluse nicht nach hinten.',
      'Die Manschette schließt mit einem kleinen Knopf und lässt sich hochschieben.',
    ],
  },
  overshirt: {
    name: 'Überhemd aus {cloth} {print}',
    intro: [
      'Zu fest für ein Hemd, zu leicht für eine Jacke: Im Frühling und Herbst ersetzt es beide.',
      'Ein Überhemd, das man drinnen anlässt, mit einer Tasche, die ein Telefon wirklich hält.',
      'Zugeknöpft über dem T-Shirt oder offen über dem Rollkragen, so liegt es griffbereit an der Tür.',
      'Es hat das Gewicht einer Jacke und die Manieren eines Hemds.',
      'Das erste Stück im April und das letzte im Oktober.',
    ],
    make: [
      'Die Brusttasche ist mit Riegeln gesichert, eine zweite innen schließt mit Knopf.',
      'Die Ärmel sind bis zum Ellbogen gefüttert und gleiten über jeden Pullover.',
      'Der runde Saum ist an den Seiten verstärkt, die Steinnussknöpfe sind über Kreuz angenäht.',
      'Die Kanten sind doppelt gesteppt, die Ellbogen innen verstärkt, wo niemand hinsieht.',
      'Der runde Saum lässt der Hüfte Platz, die Manschetten kann man umschlagen.',
    ],
  },
} satisfies Partial<Record<FormKey, FormWords>>
